// The bundles that ship. Idempotent: an operator's change stays.
import { readFileSync } from 'node:fs'
import type { Trx } from '#server/platform/database.ts'

type BundleSeed = { slug: string; points: number; price: number; description: string; image_url: string | null }

export async function seedBundles(trx: Trx): Promise<void> {
  const seeds = JSON.parse(readFileSync(new URL('../../seeds/content/bundles.json', import.meta.url), 'utf8')) as BundleSeed[]
  for (const [position, { slug, points, price, description, image_url }] of seeds.entries())
    await trx
      .insertInto('payments.bundle')
      .values({
        slug,
        units: points * 100,
        price_cents: Math.round(price * 100),
        description: JSON.stringify({ en: description }),
        image_url,
        position,
      })
      .onConflict((known) => known.column('slug').doNothing())
      .execute()
}
