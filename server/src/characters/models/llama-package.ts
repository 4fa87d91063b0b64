// What is used of node-llama-cpp, which brings its types only where it is installed; and the checks that say in words what is missing.
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LlmConfig } from './llm-config.ts'

export interface Sequence {
  tokenMeter: { getState(): unknown; diff(before: unknown): { usedInputTokens: number; usedOutputTokens: number } }
  clearHistory(): Promise<void>
}
export interface Llama {
  loadModel(options: { modelPath: string }): Promise<{
    createContext(options: { contextSize: number; sequences: number; threads: number }): Promise<{ getSequence(): Sequence }>
  }>
  dispose(): Promise<void>
}
type ChatItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }
interface Chat {
  generateResponse(
    history: ChatItem[],
    options: {
      maxTokens: number
      temperature: number
      signal: AbortSignal | undefined
      stopOnAbortSignal: boolean
      onTextChunk(text: string): void
    },
  ): Promise<{ metadata: { stopReason: string } }>
  dispose(): void
}
export interface Library {
  getLlama(options: {
    gpu: false
    build: 'never'
    skipDownload: true
    progressLogs: false
    logLevel: string
    maxThreads: number
  }): Promise<Llama>
  LlamaLogLevel: { error: string }
  LlamaChat: new (options: { contextSequence: Sequence; autoDisposeSequence: boolean }) => Chat
}

const NAME = 'node-llama-cpp'
const pathOfPackage = (folder: string): string => createRequire(join(resolve(folder), '/')).resolve(NAME)

export async function importLlama(folder: string): Promise<Library> {
  try {
    return (await import(pathToFileURL(pathOfPackage(folder)).href)) as Library
  } catch (error) {
    throw new Error(`kind llama-cpp needs the package ${NAME} in ${folder}`, { cause: error })
  }
}

/** The library says TypeError about 'architecture' of a file that is no model. */
export async function requireGguf(path: string): Promise<void> {
  const file = await open(path).catch(() => {
    throw new Error(`the model file ${path} cannot be read`)
  })
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  await file.close()
  const version = bytesRead === 8 ? buffer.readUInt32LE(4) : 0
  if (buffer.toString('latin1', 0, 4) !== 'GGUF' || version < 2 || version > 3)
    throw new Error(`the model file ${path} is not a GGUF file of version 2 or 3`)
}

/** What is missing for the models in the process, each with its variable; asked at start, so that no first reply finds it out. */
export async function llamaFaults({ chain, memory }: LlmConfig): Promise<string[]> {
  const faults: string[] = []
  for (const link of new Set([...chain, memory])) {
    if (link === null || link === 'embedded' || !link.inProcess) continue
    const prefix = `LLM_${link.name.toUpperCase()}`
    await requireGguf(link.model).catch((error: Error) => faults.push(`${prefix}_MODEL: ${error.message}`))
    try {
      pathOfPackage(link.inProcess.packageDir)
    } catch {
      faults.push(`${prefix}_PACKAGE: there is no ${NAME} in ${link.inProcess.packageDir} (docs/operations.md says how to put it there)`)
    }
  }
  return faults
}
