// A model in the process: against a package that stands in for the library, and against the real one where TEST_LLAMA_PACKAGE names its folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { afterAll, describe, expect, it } from 'vitest'
import { writeGguf } from '../../../test/fakes/write-gguf.ts'
import { LlamaModel } from './llama-model.ts'
import { llamaFaults } from './llama-package.ts'
import { parseLlmConfig } from './llm-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'green-room-llama-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const modelPath = join(folder, 'model.gguf')
writeFileSync(modelPath, Buffer.concat([Buffer.from('GGUF'), Buffer.from([3, 0, 0, 0]), Buffer.alloc(64)]))

/** Answers each word of the last message, 5 ms apart, and `forever` until it is stopped; `seen` is what it was asked. */
const STAND_IN = `
export const seen = []
export const LlamaLogLevel = { error: 'error' }
export const getLlama = async (options) => {
  seen.push(options)
  return {
    dispose: async () => seen.push('disposed'),
    loadModel: async () => ({ createContext: async ({ sequences }) => {
      seen.push({ sequences })
      const tokenMeter = { getState: () => 0, diff: () => ({ usedInputTokens: 7, usedOutputTokens: 3 }) }
      return { getSequence: () => ({ held: null, tokenMeter, async clearHistory() { this.held = null } }) }
    } }),
  }
}
export class LlamaChat {
  constructor({ contextSequence }) { this.sequence = contextSequence }
  async generateResponse(history, options) {
    seen.push({ history, held: this.sequence.held, maxTokens: options.maxTokens })
    this.sequence.held = history
    for (const word of history.at(-1).text.split(' ')) {
      do {
        await new Promise((resolve) => setTimeout(resolve, 5))
        if (options.signal?.aborted) throw options.signal.reason
      } while (word === 'forever')
      options.onTextChunk(word + ' ')
    }
    return { metadata: { stopReason: options.maxTokens < 5 ? 'maxTokens' : 'eogToken' } }
  }
  dispose() {}
}
`
mkdirSync(join(folder, 'node_modules/node-llama-cpp'), { recursive: true })
writeFileSync(join(folder, 'node_modules/node-llama-cpp/package.json'), '{"name":"node-llama-cpp","type":"module","exports":"./main.js"}')
writeFileSync(join(folder, 'node_modules/node-llama-cpp/main.js'), STAND_IN)
const { seen } = (await import(join(folder, 'node_modules/node-llama-cpp/main.js'))) as { seen: Record<string, unknown>[] }

const open = (settings = {}) => new LlamaModel({ packageDir: folder, modelPath, contextTokens: 2048, parallel: 1, threads: 1, ...settings })
const asking = (text: string, more: Partial<LanguageModelV4CallOptions> = {}): LanguageModelV4CallOptions => ({
  prompt: [
    { role: 'system', content: 'be brief' },
    { role: 'assistant', content: [{ type: 'text', text: 'Hello.' }] },
    { role: 'user', content: [{ type: 'text', text }] },
  ],
  maxOutputTokens: 20,
  ...more,
})

describe('a model in the process', () => {
  it('answers in pieces, says why it ended and what it used, and is opened with threads, never built and never downloaded', async () => {
    const model = open({ threads: 3, parallel: 2 })
    const { content, finishReason, usage } = await model.doGenerate(asking('tea or coffee'))
    expect([content, finishReason.unified, usage.inputTokens.total, usage.outputTokens.total]).toEqual([
      [{ type: 'text', text: 'tea or coffee ' }],
      'stop',
      7,
      3,
    ])
    expect(seen[0]).toMatchObject({ gpu: false, build: 'never', skipDownload: true, maxThreads: 3 })
    expect(seen[2]).toMatchObject({
      history: [
        { type: 'system', text: 'be brief' },
        { type: 'model', response: ['Hello.'] },
        { type: 'user', text: 'tea or coffee' },
      ],
      maxTokens: 20,
    })
    expect((await model.doGenerate(asking('x', { maxOutputTokens: 4 }))).finishReason.unified).toBe('length')
    await model.close()
    expect(seen.at(-1)).toBe('disposed')
  })

  it('lets replies wait for each other, and none finds what another one left', async () => {
    const model = open()
    seen.length = 0
    const told = await Promise.all(['one two three', 'four five', 'six'].map((text) => model.doGenerate(asking(text))))
    expect(told.map(({ content }) => (content[0] as { text: string }).text.trim())).toEqual(['one two three', 'four five', 'six'])
    expect(seen.filter((one) => 'held' in one).map((one) => one['held'])).toEqual([null, null, null])
  })

  it('ends when its reader does, while it writes and while it waits, and goes on with the next', async () => {
    const model = open()
    const [writes, waits] = [new AbortController(), new AbortController()]
    const first = model.doGenerate(asking('this goes on forever', { abortSignal: writes.signal }))
    const second = model.doGenerate(asking('never', { abortSignal: waits.signal }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    waits.abort(new Error('left'))
    await expect(second).rejects.toThrow('left')
    writes.abort(new Error('stopped'))
    await expect(first).rejects.toThrow('stopped')
    expect((await model.doGenerate(asking('still here'))).content).toEqual([{ type: 'text', text: 'still here ' }])
  })

  it('says in words what is missing, at start with the variable', async () => {
    const [nothing, torn] = [join(folder, 'none.gguf'), join(folder, 'torn.gguf')]
    writeFileSync(torn, 'not a model')
    await expect(open({ modelPath: nothing }).doGenerate(asking('x'))).rejects.toThrow(/none\.gguf cannot be read/)
    await expect(open({ modelPath: torn }).doGenerate(asking('x'))).rejects.toThrow(/not a GGUF file/)
    await expect(open({ packageDir: tmpdir() }).doGenerate(asking('x'))).rejects.toThrow(/needs the package node-llama-cpp in/)
    const faultsOf = (variables: Record<string, string>) =>
      llamaFaults(
        parseLlmConfig({
          LLM_CHAIN: 'local,embedded',
          LLM_LOCAL_KIND: 'llama-cpp',
          LLM_LOCAL_PACKAGE: folder,
          LLM_LOCAL_MODEL: modelPath,
          ...variables,
        }).config!,
      )
    expect(await faultsOf({})).toEqual([])
    expect(await faultsOf({ LLM_LOCAL_MODEL: torn, LLM_LOCAL_PACKAGE: '/nowhere' })).toEqual([
      expect.stringMatching(/^LLM_LOCAL_MODEL: the model file .*torn\.gguf is not a GGUF file/),
      expect.stringMatching(/^LLM_LOCAL_PACKAGE: there is no node-llama-cpp in \/nowhere/),
    ])
  })

  it.skipIf(!process.env['TEST_LLAMA_PACKAGE'])('speaks through the real library', async () => {
    const path = join(folder, 'real.gguf')
    writeGguf(path, 'Good evening friend tea or coffee')
    const model = open({ packageDir: process.env['TEST_LLAMA_PACKAGE'], modelPath: path })
    const { content, finishReason } = await model.doGenerate(asking('hello', { temperature: 0 }))
    expect([(content[0] as { text: string }).text.trim(), finishReason.unified]).toEqual(['Good evening friend tea or coffee', 'stop'])
    await model.close()
  })
})
