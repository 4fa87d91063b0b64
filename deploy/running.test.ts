// Probes, ends, streams and rights of what runs on a server.
import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../server/src/platform/config/config.ts'
import { FILE_BYTES_MAX, FILES_MAX } from '@green-room/contract/limits/file-limits'
import { compose, imageSettings, kubernetes, read, shipped, unit, unitOf } from './deploy.test-read.ts'

describe('probes, ends and streams', () => {
  const lounge = kubernetes.pod('Deployment').containers[0]!
  test('probes knock at doors that are there: alive is not ready', () => {
    const doors = new Set([...read('../server/src/operation-routes.ts').matchAll(/app\.get\('([^']+)'/g)].map(([, path]) => path!))
    const health = /127\.0\.0\.1:\$\{process\.env\.PORT\}([^`]+)`/.exec(read('Dockerfile'))![1]!
    const proxied = /health_uri (\S+)/.exec(read('Caddyfile'))![1]!
    const probed = [lounge.startupProbe, lounge.livenessProbe, lounge.readinessProbe].map((probe) => probe!.httpGet.path)
    expect([health, proxied, ...probed]).toEqual(['/healthz', '/readyz', '/healthz', '/healthz', '/readyz'])
    expect([...probed, proxied].filter((path) => !doors.has(path))).toEqual([])
    expect(lounge.ports).toEqual([{ name: 'http', containerPort: Number(imageSettings['PORT']) }])
  })
  test('whoever ends a process waits until it has drained', () => {
    const drainS = Number(/DRAIN_MS = ([\d_]+)/.exec(read('../server/src/main.ts'))![1]!.replaceAll('_', '')) / 1000
    const usualS = readConfig(imageSettings).config!.drainDelayMs / 1000
    const podS = Number(kubernetes.settings['DRAIN_DELAY'])
    expect(podS).toBeGreaterThan(lounge.readinessProbe!.periodSeconds * lounge.readinessProbe!.failureThreshold)
    expect(kubernetes.pod('Deployment').terminationGracePeriodSeconds).toBeGreaterThan(podS + drainS)
    for (const patience of [compose.services['app-a']!.stop_grace_period, unit.keys.get('Service.TimeoutStopSec')![0]])
      expect(Number.parseInt(patience!, 10)).toBeGreaterThan(usualS + drainS)
  })
  test('proxies pass streams and uploads on as they come, and keep the figures to themselves', () => {
    const { annotations } = kubernetes.of('Ingress').metadata
    for (const name of ['proxy-buffering', 'proxy-request-buffering'])
      expect(annotations![`nginx.ingress.kubernetes.io/${name}`]).toBe('off')
    expect(Number(annotations!['nginx.ingress.kubernetes.io/proxy-read-timeout'])).toBeGreaterThan(600)
    for (const name of ['nginx.ingress.kubernetes.io/proxy-body-size', 'nginx.org/client-max-body-size'])
      expect(Number.parseInt(annotations![name]!, 10) * 1024 ** 2).toBeGreaterThan(FILES_MAX * FILE_BYTES_MAX)
    const caddy = read('Caddyfile')
    expect(caddy).toMatch(/@figures path \/metrics[^\n]*\n\s*respond @figures 404/)
    // flush_interval -1 would go on asking for members who have left; request_buffers would gather uploads.
    expect(caddy).not.toMatch(/^\s*(flush_interval|request_buffers|response_buffers|read_timeout|trusted_proxies|encode)/m)
    const proxied = /reverse_proxy ([^{]+) \{/.exec(caddy)![1]!.split(' ')
    expect(proxied).toEqual(['app-a', 'app-b'].map((name) => `${name}:${imageSettings['PORT']}`))
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['app-a', 'app-b']))
  })
})

describe('nobody has more rights than it takes', () => {
  test('containers have a root that is read-only, no capabilities, and no port open but the proxy’s', () => {
    for (const name of ['app-a', 'app-b', 'migrate', 'proxy', 'valkey'])
      expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(Object.keys(compose.services).filter((name) => compose.services[name]!.ports)).toEqual(['proxy'])
    expect(compose.networks['back']).toEqual({ internal: true })
    expect(['postgres', 'valkey'].map((name) => compose.services[name]!.networks)).toEqual([['back'], ['back']])
  })
  test('pods meet the restricted standard', () => {
    for (const kind of ['Deployment', 'Job']) {
      const pod = kubernetes.pod(kind)
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      })
      for (const container of pod.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
      expect(pod.containers[0]!.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', imageSettings['DATA_DIR']])
    }
    expect(shipped.findLast(({ name }) => name === 'USER')!.rest).toBe('10001:10001')
  })
  test('what belongs together selects the same pods, and every file is part of it', () => {
    const { labels } = (kubernetes.of('Deployment').spec as { template: { metadata: { labels: Record<string, string> } } }).template
      .metadata
    const selects = (kind: string): Record<string, string> => {
      const { selector } = kubernetes.of(kind).spec as { selector: { matchLabels?: Record<string, string> } & Record<string, string> }
      return selector.matchLabels ?? selector
    }
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget']) expect(selects(kind)).toEqual(labels)
    expect(JSON.stringify(kubernetes.of('NetworkPolicy').spec)).toContain('"values":["green-room","green-room-migrate"]')
    const listed = [...read('kubernetes/kustomization.yaml').matchAll(/^ {2}- (\S+\.yaml)$/gm)].map(([, path]) => path!)
    const there = globSync('deploy/kubernetes/*.yaml').map((path) => path.split('/').at(-1)!)
    expect(listed.toSorted()).toEqual(there.filter((name) => !/^(kustomization|secrets\.example)/.test(name)).toSorted())
  })
  test('units know no key that systemd does not, and keep the program in its own folder', () => {
    const units = ['systemd/green-room@.service', 'systemd/green-room-migrate.service']
    expect(units.flatMap((path) => [...unitOf(path).keys.keys()]).filter((key) => !KEYS.has(key))).toEqual([])
    const owed = {
      ProtectSystem: 'strict',
      NoNewPrivileges: 'yes',
      StateDirectory: 'green-room',
      User: 'green-room',
      CapabilityBoundingSet: '',
    }
    expect(Object.fromEntries(Object.keys(owed).map((key) => [key, unit.keys.get(`Service.${key}`)?.join()]))).toEqual(owed)
    expect(unit.settings['DATA_DIR']).toBe(`/var/lib/${unit.keys.get('Service.StateDirectory')![0]}`)
    expect(unit.keys.has('Service.MemoryDenyWriteExecute')).toBe(false)
  })
})

/** Of `systemd --dump-configuration-items` of systemd 252, what our units use. A key that it doesn't know it merely warns of, and goes without. */
const KEYS = new Set([
  ...'Description Documentation Wants After StartLimitIntervalSec'.split(' ').map((key) => `Unit.${key}`),
  ...`Type User Group DynamicUser WorkingDirectory Environment EnvironmentFile ExecStart Restart RestartSec KillMode KillSignal TimeoutStopSec
    LimitNOFILE StateDirectory StateDirectoryMode UMask NoNewPrivileges CapabilityBoundingSet AmbientCapabilities ProtectSystem ProtectHome
    ProtectProc ProtectClock ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables ProtectControlGroups PrivateTmp
    PrivateDevices RemoveIPC RestrictAddressFamilies RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality
    SystemCallArchitectures SystemCallFilter SystemCallErrorNumber`
    .split(/\s+/)
    .map((key) => `Service.${key}`),
  'Install.WantedBy',
])
