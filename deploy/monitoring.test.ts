// Alarms and dashboard, held against the figures that the program gives and the runbook.
import { globSync, readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { DOORS } from '@green-room/contract/doors'
import { SECURITY_EVENTS } from '../server/src/platform/log/security-event.ts'
import { figuresIn, read } from './deploy.test-read.ts'

describe('figures and alarms', () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const own = globSync('server/src/**/*.ts', { exclude: (path) => /\.test[.-]/.test(path) })
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /prom-client|metrics\.gauge|gauge\(/.test(text))
    .flatMap((text) => [...text.matchAll(/(?:gauge\(|name:)\s*'([a-z][a-z0-9]*(?:_[a-z0-9]+)+)'/g)].map(([, name]) => name!))
  const figures = new Set(['up', 'ALERTS', ...own, ...registry.getMetricsAsArray().map(({ name }) => name)])
  const rules = parseAllDocuments(read('monitoring/alerts.yaml'))[0]!.toJS() as {
    groups: { rules: { alert: string; expr: string; labels: { severity: string }; annotations: { runbook: string } }[] }[]
  }
  const alarms = rules.groups.flatMap((group) => group.rules)
  const { panels } = JSON.parse(read('monitoring/dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
  const queries = [...alarms.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]

  test('every figure that is asked for is one that the program gives', () => {
    expect(own.length).toBeGreaterThan(12)
    expect(alarms.length).toBeGreaterThan(20)
    const asked = queries.flatMap((query) => figuresIn(query))
    expect(asked.length).toBeGreaterThan(60)
    const bare = (name: string): string => name.replace(/_(bucket|count|sum)$/, '')
    expect([...new Set(asked)].filter((name) => !figures.has(name) && !(bare(name) !== name && figures.has(bare(name))))).toEqual([])
  })
  test('every door and event that a query names is there', () => {
    const named = (label: string): string[] =>
      queries.flatMap((query) =>
        [...query.matchAll(new RegExp(`${label}[!=]=?~?"([^"]+)"`, 'g'))].flatMap(([, value]) => value!.split('|')),
      )
    expect(named('event').length).toBeGreaterThan(4)
    expect(named('event').filter((event) => !(SECURITY_EVENTS as readonly string[]).includes(event))).toEqual([])
    expect([...new Set(named('door'))].filter((door) => !(door in DOORS))).toEqual([])
  })
  test('every figure of ours is watched or shown', () => {
    const asked = new Set(queries.flatMap((query) => figuresIn(query)).map((name) => name.replace(/_(bucket|count|sum)$/, '')))
    expect([...new Set(own)].filter((name) => !asked.has(name))).toEqual([])
  })
  test('every alarm has its part of the runbook, with what it means, where to look and what to do', () => {
    const parts = new Map(read('../docs/runbooks.md').split(/^## /m).slice(1).map((part) => [part.split('\n')[0]!, part])) // prettier-ignore
    expect([...parts.keys()]).toEqual(alarms.map(({ alert }) => alert))
    for (const { alert, annotations, labels } of alarms) {
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(parts.get(alert)).toMatch(/\*\*Means\*\* .+\n\*\*Look\*\* .+\n\*\*Do\*\* /)
    }
  })
  test('links of the runbook lead somewhere', () => {
    const anchors = (path: string): string[] =>
      [...read(`../docs/${path}`).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
        title!
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
    const links = [...read('../docs/runbooks.md').matchAll(/\]\(([\w.-]*)#([\w-]+)\)/g)]
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(([, path, anchor]) => !anchors(path || 'runbooks.md').includes(anchor!)).map(([link]) => link)).toEqual([])
  })
})
