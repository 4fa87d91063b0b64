import { readdirSync, readFileSync } from 'node:fs'
import { Card } from '@green-room/contract/characters'
import { shippedStories } from '#server/characters/stories.ts'
import { walkChips } from './walks.ts'
const cards = readdirSync('server/seeds/characters').map((f) => Card.parse(JSON.parse(readFileSync(`server/seeds/characters/${f}`, 'utf8')))).filter((c) => Object.keys(shippedStories(c.data.extensions.green_room.slug)).length)
const t = performance.now()
const w = walkChips(cards, { walks: 300, steps: 30, seed: 7 })
console.log(cards.length, performance.now() - t, { ...w, deadEnds: w.deadEnds.length, repeats: w.repeats.length, suggestions: w.suggestions.length }, w.deadEnds.slice(0, 8), w.repeats.slice(0, 12), w.suggestions.slice(0, 8), process.memoryUsage().heapUsed / 1e6)
