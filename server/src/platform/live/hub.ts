import type { LiveEvent } from '@runmart/contract/live'
import { listen } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { LIVE_CHANNEL } from './publish-event.ts'

type Subscriber = {
  userId: string
  isOperator: boolean
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

/** Events of customers by which the work of operators changes. */
const activeKinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'order-changed',
  'deposit-credited',
  'commission-earned',
  'conversation-changed',
])
/** Operators are told of them so often at most, however much happens. */
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

/** Tells at once that something happened; what happens soon afterwards is told together, when the time is over. */
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
