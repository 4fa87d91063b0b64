// Cards and portraits as files: what an operator brings, and what they take along.
import * as doors from '@green-room/contract/backoffice/card-files'
import type { Card } from '@green-room/contract/characters'
import { keepDraft, lookAtCard, takeIn } from '#server/characters/cast/card-versions.ts'
import { adoptCard, castFor, type Casting } from '#server/characters/cards/adopt-card.ts'
import { coverOf } from '#server/characters/cards/card-cover.ts'
import { cardAsJson, cardAsPng, ForeignData, readCardFile, UnreadableCard } from '#server/characters/cards/card-file.ts'
import { isPng } from '#server/characters/cards/png-text.ts'
import { faultOf } from '#server/characters/cards/judge-card.ts'
import { cardOf, findCharacter } from '#server/characters/cast/cast-list.ts'
import { once } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { fitPicture, markOfPicture, putPicture, seePortrait, UnfitPortrait } from '#server/portraits/choose-portrait.ts'
import * as z from 'zod/mini'
import { actorOf } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { note, seenCard } from './seen-card.ts'

const UNFIT_SHOWN = 5

export function fileRoutes({ app, lounge: { db } }: Desk): void {
  serve(app, doors.importCard, async ({ input, files: [file], caller, request, key }) => {
    const bytes = file ? await file.use(async (whole) => Buffer.from(whole)) : input.card === undefined ? null : Buffer.from(input.card)
    const { card: _text, version, name, ...said } = input
    const foreign = bytes ? read(bytes) : ForeignData.safeParse({ name }).data
    if (!foreign) throw problem('card.unreadable', { values: { why: 'Choose a file, or say a name.' } })
    const casting = castFor(foreign, known(said))
    if (!casting) throw problem('card.cast')
    const card = adopt(foreign, casting)
    const portrait = bytes && isPng(bytes) && !card.data.extensions.green_room.look ? await fitPicture(bytes).catch(unlessUnfit) : null
    const payload = await once(db, key(file?.sha256), async (trx) => {
      const { slug } = casting
      if (version !== undefined) await keepDraft(trx, (await seenCard(trx, slug, version)).id, card, caller.memberId)
      else {
        if (await findCharacter(trx, slug)) throw problem('character.taken', { values: { slug } })
        await takeIn(trx, card, caller.memberId)
        if (portrait) await putPicture(trx, slug, portrait)
      }
      await note(trx, 'character.imported', actorOf(caller, request), slug, { after: { is_new: version === undefined } })
      return { slug, version: (await lookAtCard(trx, slug)).version }
    })
    return { payload }
  })
  serveRaw(app, doors.exportCard, async ({ input: { slug, as }, reply }) => {
    const card = await cardOf(db, slug)
    if (!card) throw problem('character.not-found')
    void reply.headers({
      'content-type': as === 'json' ? 'application/json; charset=utf-8' : 'image/png',
      'content-disposition': `attachment; filename="${slug}.${as}"`,
    })
    return reply.send(as === 'json' ? cardAsJson(card) : cardAsPng(card, await coverOf(db, card)))
  })
  serveRaw(app, doors.showPortrait, async ({ input: { slug }, reply }) => {
    const portrait = await seePortrait(db, slug)
    if (!portrait) throw problem('character.not-found')
    return reply.type('image/png').send(portrait)
  })
  serve(app, doors.setPortrait, async ({ input: { slug, version, reason }, files: [file], caller, request, key }) => {
    const picture = file ? await file.use(fitPicture).catch(orTell) : null
    await once(db, key(file?.sha256), async (trx) => {
      await lookAtCard(trx, slug)
      if ((await markOfPicture(trx, slug)) !== version) throw problem('version.stale')
      await putPicture(trx, slug, picture)
      await note(trx, 'character.portrayed', actorOf(caller, request), slug, { after: { has_picture: picture !== null }, reason })
      return {}
    })
    return { payload: { has_picture: picture !== null } }
  })
}

function read(bytes: Buffer): ForeignData {
  try {
    return readCardFile(bytes)
  } catch (error) {
    if (error instanceof UnreadableCard) throw problem('card.unreadable', { values: { why: error.message } })
    throw error
  }
}
function adopt(foreign: ForeignData, casting: Casting): Card {
  try {
    return adoptCard(foreign, casting)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    const why = error.issues.map(faultOf).map(({ field, text }) => `${field}: ${text}`)
    throw problem('card.unfit', { values: { why: why.slice(0, UNFIT_SHOWN).join('; ') } })
  }
}
/** Without what was not said. */
const known = (said: { [Name in keyof Casting]?: Casting[Name] | undefined }): Partial<Casting> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

/** A picture that is too small to be a portrait only carries the card. */
function unlessUnfit(error: unknown): null {
  if (error instanceof UnfitPortrait) return null
  throw error
}
function orTell(error: unknown): never {
  throw error instanceof UnfitPortrait ? problem('portrait.unfit', { values: { why: error.message } }) : error
}
