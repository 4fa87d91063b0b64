import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { Prompt } from './prompt.ts'

/** A prompt as providers of the AI SDK take it: one system message, then turns; pictures as bytes, before the words about them. */
export const wirePrompt = ({ instructions, messages }: Prompt): LanguageModelV4Prompt => [
  { role: 'system', content: instructions },
  ...messages.map(({ role, text, images = [] }) =>
    role === 'assistant'
      ? { role, content: [{ type: 'text' as const, text }] }
      : {
          role,
          content: [
            ...images.map(({ bytes, mediaType }) => ({ type: 'file' as const, mediaType, data: { type: 'data' as const, data: bytes } })),
            { type: 'text' as const, text },
          ],
        },
  ),
]
