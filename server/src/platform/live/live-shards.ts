// News for the other processes through Redis or Valkey: each audience has a shard, each shard a channel, and a process hears those in which it has
// listeners. Servers from 7 on take sharded channels, which a cluster keeps to one node each; older ones take plain ones.
import { createHash, randomUUID } from 'node:crypto'
import type { News } from '@green-room/contract/events'
import { handOn, LOOK_AGAIN, type Letter } from './live-fan-out.ts'
import type { Audience, FanOut, Live } from './live.ts'
import type { Log } from '../log/log.ts'
import { closeRedis, openRedis, redisClient, type Redis } from './redis.ts'

const SHARDS = 4_096
/** Everybody's: each process hears it from the start. */
const LOUNGE: Audience = 'lounge'
const channelOf = (audience: Audience): string =>
  `green-room:live:${createHash('sha256').update(audience).digest().readUInt32BE(0) % SHARDS}`

export async function redisFanOut(url: string, live: Live, log: Log): Promise<FanOut & { redis: Redis }> {
  const me = randomUUID()
  const [sender, receiver] = [await redisClient(url, log, 'live'), await redisClient(url, log, 'live')]
  await Promise.all([openRedis(sender), openRedis(receiver)])
  const hear = (text: string): void => handOn(text, me, live, log)
  /** Older servers refuse the first channel; while nobody is there to ask, it isn't known. */
  let isSharded: boolean | undefined
  type Shard = { audiences: Set<Audience>; heard: Promise<void>; isLost: boolean }
  const wanted = new Map<string, Shard>([[channelOf(LOUNGE), { audiences: new Set([LOUNGE]), heard: Promise.resolve(), isLost: true }]])

  /** Settles once the channel is heard, or can't be: then it is asked for again when Redis is back. */
  async function ask(channel: string, shard: Shard): Promise<void> {
    shard.isLost = false
    await subscribe(channel).catch((error: unknown) => {
      shard.isLost = true
      log.debug({ err: error }, 'live: not subscribed')
    })
  }

  async function subscribe(channel: string): Promise<void> {
    if (isSharded === undefined && receiver.isReady)
      isSharded = await receiver.sSubscribe(channel, hear).then(() => true, () => false) // prettier-ignore
    await (isSharded === false ? receiver.subscribe(channel, hear) : receiver.sSubscribe(channel, hear))
  }

  const publish = (audience: Audience, news: News): void => {
    const letter = JSON.stringify({ from: me, audience, news } satisfies Letter)
    const channel = channelOf(audience)
    void (isSharded === false ? sender.publish(channel, letter) : sender.sPublish(channel, letter)).catch((error: unknown) =>
      log.debug({ err: error }, 'live: not published'),
    )
  }
  // Both were away: what others said meanwhile was not heard here, what was said here perhaps not there.
  receiver.on('ready', () => {
    const lost = [...wanted].filter(([, shard]) => shard.isLost)
    void Promise.all(lost.map(([channel, shard]) => ask(channel, shard))).then(() => live.deliver(LOUNGE, LOOK_AGAIN))
  })
  sender.on('ready', () => publish(LOUNGE, LOOK_AGAIN))
  for (const [channel, shard] of wanted) await ask(channel, shard)
  return {
    redis: sender,
    isQuick: true,
    publish,
    listen(audience) {
      const channel = channelOf(audience)
      let shard = wanted.get(channel)
      if (!shard) {
        wanted.set(channel, (shard = { audiences: new Set(), heard: Promise.resolve(), isLost: false }))
        shard.heard = ask(channel, shard)
      }
      shard.audiences.add(audience)
      return shard.heard
    },
    leave(audience) {
      if (audience === LOUNGE) return
      const channel = channelOf(audience)
      const shard = wanted.get(channel)
      shard?.audiences.delete(audience)
      if (!shard || shard.audiences.size > 0) return
      wanted.delete(channel)
      void (isSharded === false ? receiver.unsubscribe(channel) : receiver.sUnsubscribe(channel)).catch(() => {})
    },
    close: async () => {
      await Promise.all([closeRedis(sender), closeRedis(receiver)])
    },
  }
}
