// The image, step by step: what is in it, who it runs as, how it starts.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compose, docker, imageSettings, kubernetes, read, shipped, unit, unitOf } from './deploy.test-read.ts'

/** Read by the C library before Node begins. */
const ALLOCATOR = 'MALLOC_MMAP_THRESHOLD_'

describe('the image', () => {
  const text = read('Dockerfile')
  test('runs as nobody in particular, with nothing of development, on the Node that the product is tested with', () => {
    const { dependencies } = JSON.parse(read('../package.json')) as { dependencies: { node: string } }
    expect(docker.find(({ name }) => name === 'FROM')!.rest).toBe(`node:${dependencies.node}-bookworm-slim AS manifests`)
    expect(shipped.findLast(({ name }) => name === 'USER')!.rest).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    expect(docker.filter(({ rest }) => /npm ci/.test(rest)).map(({ rest }) => /--ignore-scripts/.test(rest))).toEqual([true, true])
    const installed = docker.find(({ rest }) => /npm ci --omit=dev/.test(rest))!.rest
    expect([...installed.matchAll(/--workspace=@green-room\/(\w+)/g)].map(([, name]) => name)).toEqual(['contract', 'talker', 'server'])
    expect(shipped.filter(({ name }) => name === 'RUN').some(({ rest }) => /npm|apt/.test(rest))).toBe(false)
    expect(text).not.toMatch(/\bADD\b|curl|wget|https?:\/\/(?!127)/)
  })
  test('no tag that moves to another version by itself, no secret', () => {
    const images = [
      ...docker.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]!),
      ...Object.values(compose.services).map(({ image }) => image!),
    ]
    const stages = new Set([...text.matchAll(/ AS (\w+)/g)].map(([, stage]) => stage!))
    expect(images.filter((image) => !stages.has(image) && !/:(?!latest)[\w.-]+$/.test(image))).toEqual([])
    expect(read('kubernetes/kustomization.yaml')).toMatch(/newTag: \d+\.\d+\.\d+/)
    expect(docker.filter(({ name }) => name === 'ARG')).toEqual([])
    expect(Object.keys(imageSettings).filter((name) => /SECRET|TOKEN|KEY|_URL/.test(name))).toEqual([])
  })
  test('takes the lockfile before it installs, and only what is there', () => {
    const copied = docker
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .map(({ rest }) => rest.split(' ').slice(0, -1))
    expect(copied.flat().filter((path) => !existsSync(path))).toEqual([])
    const place = (pattern: RegExp): number => docker.findIndex(({ name, rest }) => pattern.test(`${name} ${rest}`))
    expect(place(/^COPY .*package-lock\.json/)).toBeGreaterThan(0)
    expect(place(/^COPY .*package-lock\.json/)).toBeLessThan(place(/npm ci/))
    const { workspaces } = JSON.parse(read('../package.json')) as { workspaces: string[] }
    expect(copied.flat()).toEqual(expect.arrayContaining(workspaces.map((name) => `${name}/package.json`)))
    const letIn = new Set([...read('Dockerfile.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, path]) => path!))
    expect(copied.flat().filter((path) => !letIn.has(path) && !letIn.has(path.split('/')[0]!))).toEqual([])
  })
  test('holds every file that the program reads outside of its own folder', () => {
    const kept = shipped
      .filter(({ name }) => name === 'COPY')
      .map(({ rest }) =>
        rest
          .replace(/^--from=\w+ /, '')
          .split(' ')
          .at(-1)!,
      )
    const asked = globSync('server/src/**/*.ts', { exclude: (path) => /\.test[.-]/.test(path) }).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/new URL\('(?:\.\.\/)+((?:web|locales|contract|talker|docs|scripts|bench)\/[^']*)'/g)].map(
        ([, to]) => to!,
      ),
    )
    expect(asked).toContain('web/src/ui/icon.svg')
    expect(asked.filter((path) => !kept.some((place) => path.startsWith(place)))).toEqual([])
  })
  test('image and units start the program as npm start does, and migrate without npm', () => {
    const flags = /const flags = \[([^\]]*)\]/.exec(read('../scripts/start.mjs'))![1]!.replaceAll(/[',]/g, '').trim()
    const command = (JSON.parse(docker.findLast(({ name }) => name === 'CMD')!.rest) as string[]).join(' ')
    expect(command).toBe(`node ${flags} server/src/main.ts`)
    expect(unit.keys.get('Service.ExecStart')!.at(-1)).toBe(`/opt/green-room/node_modules/node/bin/${command}`)
    const migrations = [compose.services['migrate']!.command!, kubernetes.pod('Job').containers[0]!.command!]
    expect(migrations.map((words) => words.join(' '))).toEqual(Array(2).fill('node server/src/migrate.ts'))
    expect(unitOf('systemd/green-room-migrate.service').keys.get('Service.ExecStart')!.at(-1)).toMatch(
      /bin\/node server\/src\/migrate\.ts$/,
    )
    expect(existsSync('server/src/main.ts') && existsSync('server/src/migrate.ts')).toBe(true)
    expect(read('../scripts/start.mjs')).toContain(`${ALLOCATOR}: '${imageSettings[ALLOCATOR]}'`)
  })
})
