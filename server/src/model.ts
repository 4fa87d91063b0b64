// A language model by one command: `npm run model`. Fetches node-llama-cpp into the lounge's own data, lets its resolver download a model
// with progress and resume, sees that it loads and speaks, and writes down that `npm start` is to answer with it.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { LlamaModel } from './characters/models/llama-model.ts'
import { requireGguf } from './characters/models/llama-package.ts'
import { modelFile, type OwnModel } from './characters/models/own-model.ts'
import { readConfig } from './platform/config/config.ts'
import { Refused } from './with-database.ts'

/** Small enough for a common machine (some 3 GB of memory), Apache-2.0, answers without thinking aloud first. */
const RECOMMENDED = 'hf:unsloth/Qwen3-4B-Instruct-2507-GGUF:Q4_K_M'
const PACKAGE = 'node-llama-cpp@3.22.1'
const CONTEXT_TOKENS = 8_192

const HELP = `npm run model                        the recommended model: ${RECOMMENDED}
npm run model -- hf:USER/REPO:QUANT  any instruct model in GGUF
npm run model -- https://…/FILE.gguf | /path/FILE.gguf
npm run model -- off                 without a model again`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, package: { type: 'string' }, threads: { type: 'string' } },
})
const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  if (values.help) say(HELP)
  else await run(positionals[0] ?? RECOMMENDED)
} catch (error) {
  process.stderr.write(
    `${error instanceof Refused ? error.message : `It did not work: ${error instanceof Error ? error.message : String(error)}`}\n`,
  )
  process.exitCode = 1
}

async function run(wanted: string): Promise<void> {
  const { config, faults } = readConfig(process.env)
  if (!config) throw new Refused(faults.map((fault) => `Configuration: ${fault}`).join('\n'))
  const dataDir = resolve(config.dataDir)
  if (wanted === 'off') {
    await rm(modelFile(dataDir), { force: true })
    return say('The characters tell their own stories again. Downloaded models stay in the data folder.')
  }
  const packageDir = values.package ? resolve(values.package) : join(dataDir, 'models', 'package')
  await mkdir(join(dataDir, 'models'), { recursive: true })
  await ensurePackage(packageDir)
  const path = await download(wanted, packageDir, join(dataDir, 'models'))
  await requireGguf(path)
  say(`Loading ${path} …`)
  const spoken = await tryOut(packageDir, path)
  say(`It speaks: “${spoken}”`)
  const own: OwnModel = { model: path, package: packageDir, contextTokens: CONTEXT_TOKENS }
  await writeFile(modelFile(dataDir), `${JSON.stringify(own, null, 2)}\n`)
  say('From the next npm start on the characters answer with it. npm run model -- off goes back.')
}

/** Into a folder of its own: within the product it would take other packages' binaries along. */
async function ensurePackage(folder: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules/node-llama-cpp'))) return
  await mkdir(folder, { recursive: true })
  const platform = `@node-llama-cpp/${platformName()}@${PACKAGE.split('@')[1]}`
  say(`Installing ${PACKAGE} (about 85 MB) …`)
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', PACKAGE, platform]
  const code = await new Promise<number>((done) => {
    const child = spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('error', () => done(127))
    child.once('exit', (status) => done(status ?? 1))
  })
  if (code !== 0) throw new Refused(`npm could not install ${PACKAGE}; see above.`)
}
function platformName(): string {
  const { platform, arch } = process
  if (platform === 'darwin') return arch === 'arm64' ? 'mac-arm64-metal' : 'mac-x64'
  return `${platform === 'win32' ? 'win' : platform}-${arch}`
}

interface Resolver {
  resolveModelFile(uri: string, options: { directory: string; cli: boolean }): Promise<string>
}
/** A file as it is; anything else by the library's own resolver, which goes on where a download broke off. */
async function download(wanted: string, packageDir: string, directory: string): Promise<string> {
  if (!/^(?:hf|https?|huggingface):/.test(wanted)) {
    const path = isAbsolute(wanted) ? wanted : resolve(wanted)
    if (!existsSync(path)) throw new Refused(`There is no file ${path}.\n\n${HELP}`)
    return path
  }
  const entry = createRequire(join(packageDir, 'x')).resolve('node-llama-cpp')
  const { resolveModelFile } = (await import(pathToFileURL(entry).href)) as Resolver
  say(`Looking for ${wanted} …`)
  try {
    return await resolveModelFile(wanted, { directory, cli: true })
  } catch (error) {
    throw new Refused(
      `${wanted} could not be downloaded: ${error instanceof Error ? error.message : String(error)}\nThe same command goes on where it stopped.`,
    )
  }
}

async function tryOut(packageDir: string, modelPath: string): Promise<string> {
  const threads = Number(values.threads ?? 2)
  const model = new LlamaModel({ packageDir, modelPath, contextTokens: 2_048, parallel: 1, threads })
  try {
    const { content } = await model.doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Say hello in five words.' }] }],
      maxOutputTokens: 24,
      temperature: 0,
    })
    const [first] = content
    const text = first?.type === 'text' ? first.text.trim() : ''
    if (text === '') throw new Refused(`${dirname(modelPath)}: the model loads, but says nothing.`)
    return text
  } finally {
    await model.close()
  }
}
