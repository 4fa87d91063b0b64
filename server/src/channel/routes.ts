import { becomeChannel as door } from '@green-room/contract/channel'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/content/settings.ts'
import { pointsOf } from '#server/ledger/balance.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/http/serve.ts'
import { becomeChannel } from './become-channel.ts'

export function channelRoutes(app: FastifyInstance, lounge: Lounge): void {
  serve(app, door, async ({ caller, input, once }) => {
    const settings = await readSettings(lounge.db)
    const { until } = await once((trx) => becomeChannel(lounge, trx, caller.memberId, input.cost, settings), 'channel')
    const { balance } = await pointsOf(lounge.db, caller.memberId)
    return { payload: { is_channel: true, channel_expire_at: until, balance } }
  })
}
