// The bundles that ship. Idempotent: an operator's change stays.
import { sql } from 'kysely'
import { fillLanguages, inAllLanguages, readSeed } from '#server/content/shipped.ts'
import type { Trx } from '#server/platform/database/database.ts'

type BundleSeed = { slug: string; points: number; price: number; description: string; image_url: string | null }

export async function seedBundles(trx: Trx): Promise<void> {
  for (const [position, { slug, points, price, description, image_url }] of readSeed<BundleSeed[]>('bundles.json').entries()) {
    const texts = inAllLanguages('bundles.json', slug, { description })
    await trx
      .insertInto('payments.bundle')
      .values({
        slug,
        units: points * 100,
        price_cents: Math.round(price * 100),
        description: JSON.stringify(texts.description),
        image_url,
        position,
      })
      .onConflict((known) => known.column('slug').doNothing())
      .execute()
    await fillLanguages(trx, 'payments.bundle', sql`slug = ${slug}`, texts)
  }
}
