import type { LiveEvent } from '@runmart/contract/live'
import { listen } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { LIVE_CHANNEL } from './publish-event.ts'

type Subscriber = {
  userId: string
  isOperator: boolean
  onEvent(event: LiveEvent): void /** Some events may be missing. */
  onGap(): void
}
export type Hub = {
  subscribe(subscriber: Subscriber): () => void
  /** Reports users whose sessions or rights changed; null means any user. */
  onSessionsChanged(heard: (userId: string | null) => void): void
  /** Reports that announcements or maintenance changed, or may have. */
  onShopChanged(heard: () => void): void
  /** Whether the hub has received all events up to a moment ago. */
  isCurrent(): boolean
  close(): Promise<void>
}

/** Database triggers notify this channel of users whose sessions ended or whose rights changed, by any writer. */
const SESSIONS_CHANNEL = 'runmart_sessions'
/** The channel for announcements and maintenance. */
const SHOP_CHANNEL = 'runmart_shop'

/** Customers' events that change the work of operators. */
const activeKinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'order-changed',
  'deposit-credited',
  'commission-earned',
  'conversation-changed',
])
/** The shortest interval between two such events for operators. */
const ACTIVE_EVERY_MS = 5_000

/** Passes live events from the database to the pages open at this node, over one connection. */
export function openHub(databaseUrl: string, log: Log): Hub {
  const byUser = new Map<string, Set<Subscriber>>()
  const operators = new Set<Subscriber>()
  const activity = atMostEvery(ACTIVE_EVERY_MS, () => {
    for (const subscriber of operators) subscriber.onEvent({ kind: 'shop-active' })
  })
  const onPayload = (payload: string) => {
    const { to, event } = JSON.parse(payload) as { to: string; event: LiveEvent }
    for (const subscriber of byUser.get(to) ?? []) subscriber.onEvent(event)
    if (activeKinds.has(event.kind)) activity.happened()
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
      if (subscriber.isOperator) operators.add(subscriber)
      return () => {
        mine.delete(subscriber)
        operators.delete(subscriber)
        if (!mine.size) byUser.delete(subscriber.userId)
      }
    },
    onSessionsChanged: (heard) => void onSessionsChanged.push(heard),
    onShopChanged: (heard) => void onShopChanged.push(heard),
    isCurrent: () => listener.isCurrent(),
    close: () => {
      activity.stop()
      return listener.close()
    },
  }
}

/** Calls `tell` at once; combines further calls within the interval into one at its end. */
function atMostEvery(ms: number, tell: () => void) {
  let timer: NodeJS.Timeout | null = null
  let isMore = false
  const happened = () => {
    if (timer) {
      isMore = true
      return
    }
    tell()
    timer = setTimeout(() => {
      timer = null
      if (isMore) happened()
      isMore = false
    }, ms)
  }
  return { happened, stop: () => timer && clearTimeout(timer) }
}
