import type { LiveEvent } from '@runmart/contract/live'
import { listen } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { LIVE_CHANNEL } from './publish-event.ts'

type Subscriber = {
  userId: string
  onEvent(event: LiveEvent): void /** Something may have been missed. */
  onGap(): void
}
export type Hub = {
  subscribe(subscriber: Subscriber): () => void
  /** Hears whose sessions changed, or who may do what; null means that anybody's may have. */
  onSessionsChanged(heard: (userId: string | null) => void): void
  /** Hears that what the shop tells everybody changed, or may have. */
  onShopChanged(heard: () => void): void
  /** Whether all that was published until a moment ago has been heard. */
  isCurrent(): boolean
  close(): Promise<void>
}

/** Triggers of the database notify it of users whose sessions ended or whose rights changed, whoever changed them. */
const SESSIONS_CHANNEL = 'runmart_sessions'
/** And of what the shop tells everybody. */
const SHOP_CHANNEL = 'runmart_shop'

/** Passes live events from the database to the pages open at this node, over one connection. */
export function openHub(databaseUrl: string, log: Log): Hub {
  const byUser = new Map<string, Set<Subscriber>>()
  const onPayload = (payload: string) => {
    const { to, event } = JSON.parse(payload) as { to: string; event: LiveEvent }
    for (const subscriber of byUser.get(to) ?? []) subscriber.onEvent(event)
  }
  const onSessionsChanged: ((userId: string | null) => void)[] = []
  const onShopChanged: (() => void)[] = []
  const onGap = () => {
    for (const heard of onSessionsChanged) heard(null)
    for (const heard of onShopChanged) heard()
    for (const subscribers of byUser.values()) for (const subscriber of subscribers) subscriber.onGap()
  }
  const channels = {
    [LIVE_CHANNEL]: onPayload,
    [SESSIONS_CHANNEL]: (userId: string) => {
      for (const heard of onSessionsChanged) heard(userId)
    },
    [SHOP_CHANNEL]: () => {
      for (const heard of onShopChanged) heard()
      for (const subscribers of byUser.values())
        for (const subscriber of subscribers) subscriber.onEvent({ kind: 'shop-changed' })
    },
  }
  const listener = listen(databaseUrl, log, channels, onGap)
  return {
    subscribe(subscriber) {
      const mine = byUser.get(subscriber.userId) ?? new Set()
      byUser.set(subscriber.userId, mine.add(subscriber))
      return () => {
        mine.delete(subscriber)
        if (!mine.size) byUser.delete(subscriber.userId)
      }
    },
    onSessionsChanged: (heard) => void onSessionsChanged.push(heard),
    onShopChanged: (heard) => void onShopChanged.push(heard),
    isCurrent: () => listener.isCurrent(),
    close: () => listener.close(),
  }
}
