import { readdirSync, readFileSync } from 'node:fs'
import { Card } from '@green-room/contract/characters'
import { shippedStories } from '#server/characters/stories.ts'
import { personaOf } from '#server/characters/personas.ts'
const cards = readdirSync('server/seeds/characters').map((f) => Card.parse(JSON.parse(readFileSync(`server/seeds/characters/${f}`, 'utf8'))))
globalThis.gc!(); const h = process.memoryUsage(); const t = performance.now()
const keep = cards.map((c) => personaOf(c, shippedStories(c.data.extensions.green_room.slug)))
const dt = performance.now() - t
globalThis.gc!(); const h2 = process.memoryUsage()
console.log(keep.length, 'load ms', dt, 'heap MB', (h2.heapUsed - h.heapUsed) / 1e6, 'cards heap', h.heapUsed / 1e6, 'rss', h2.rss / 1e6)
