import type { Alert } from './alerts.ts'
import type { RunProgress } from './bots.ts'
import type { OrderStatus } from './orders-states.ts'

/** Server-sent events, read with the access token in the header. A client that cannot resume is told to `resync`. */
export const LIVE_PATH = '/user/live'

/** What open pages are told: which of their data is stale, or that their session is over. */
export type LiveEvent =
  | { kind: 'changed'; what: 'user' | 'sessions' }
  | { kind: 'session-ended'; sessionId: string }
  /** What the shop tells everybody changed: its announcements, or that it is closed. */
  | { kind: 'shop-changed' }
  /** Something happened that operators follow: an order, money, a message. Told to them alone, every few seconds at most. */
  | { kind: 'shop-active' }
  | { kind: 'deposit-credited'; amount: number; isGift?: true }
  | { kind: 'commission-earned'; amount: number }
  /** How much under the bell is unread now: something came, or was read elsewhere. */
  | { kind: 'notified'; unread: number }
  | { kind: 'order-changed'; orderId: string; orderCode: string; orderStatus: OrderStatus }
  /** Somebody wrote, or it was closed or opened; to its customer with how many messages are unread in all. */
  | { kind: 'conversation-changed'; conversationId: string; unread?: number }
  /** A run went on; `logId` is the newest line of its log. */
  | { kind: 'run-progress'; orderId: string; progress: RunProgress; logId: number }
  /** An operator is to be told of something; `id` is the same in every page that is open. */
  | { kind: 'alerted'; id: string; alert: Alert }
