// Stands in for the talker: says one line, always the same.
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Speaker } from '../../src/characters/engine/candidate.ts'

const noUsage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}
const PARTS: LanguageModelV4StreamPart[] = [
  { type: 'stream-start', warnings: [] },
  { type: 'text-start', id: '0' },
  { type: 'text-delta', id: '0', delta: 'Embedded answer.' },
  { type: 'text-end', id: '0' },
  { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: noUsage },
]

export const oneLineModel = (): Speaker => ({
  provider: 'test',
  modelId: 'one-line',
  doStream: async () => ({
    stream: new ReadableStream<LanguageModelV4StreamPart>({
      start(out) {
        for (const part of PARTS) out.enqueue(part)
        out.close()
      },
    }),
  }),
})
