import type { LiveEvent } from '@runmart/contract/live'
import { listen } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { LIVE_CHANNEL } from './publish-event.ts'

type Subscriber = {
  userId: string
  onEvent(event: LiveEvent): void /** Something may have been missed. */
  onGap(): void
}
export type Hub = { subscribe(subscriber: Subscriber): () => void; close(): Promise<void> }

/** Passes live events from the database to the pages open at this node, over one connection. */
export function openHub(databaseUrl: string, log: Log): Hub {
  const byUser = new Map<string, Set<Subscriber>>()
  const onPayload = (payload: string) => {
    const { to, event } = JSON.parse(payload) as { to: string; event: LiveEvent }
    for (const subscriber of byUser.get(to) ?? []) subscriber.onEvent(event)
  }
  const onGap = () => {
    for (const subscribers of byUser.values()) for (const subscriber of subscribers) subscriber.onGap()
  }
  const listener = listen(databaseUrl, LIVE_CHANNEL, log, onPayload, onGap)
  return {
    subscribe(subscriber) {
      const mine = byUser.get(subscriber.userId) ?? new Set()
      byUser.set(subscriber.userId, mine.add(subscriber))
      return () => {
        mine.delete(subscriber)
        if (!mine.size) byUser.delete(subscriber.userId)
      }
    },
    close: () => listener.close(),
  }
}
