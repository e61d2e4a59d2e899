import type { Alert } from './alerts.ts'
import type { RunProgress } from './bots.ts'
import type { OrderStatus } from './orders-states.ts'

/** Server-sent events, with the access token in the header. A client that cannot resume gets a `resync` event. */
export const LIVE_PATH = '/user/live'

/** Events for open pages: stale data, or the end of the session. */
export type LiveEvent =
  | { kind: 'changed'; what: 'user' | 'sessions' }
  | { kind: 'session-ended'; sessionId: string }
  /** The shop's announcements or its maintenance state changed. */
  | { kind: 'shop-changed' }
  /** An order, a payment or a message changed. Only operators get it, every few seconds at most. */
  | { kind: 'shop-active' }
  | { kind: 'deposit-credited'; amount: number; isGift?: true }
  | { kind: 'commission-earned'; amount: number }
  /** The new number of unread notifications: one came, or the customer read one elsewhere. */
  | { kind: 'notified'; unread: number }
  | { kind: 'order-changed'; orderId: string; orderCode: string; orderStatus: OrderStatus }
  /** A new message, a close or a reopening. For customers with the number of unread messages in all conversations. */
  | { kind: 'conversation-changed'; conversationId: string; unread?: number }
  /** A run went on; `logId` is the newest line of its log. */
  | { kind: 'run-progress'; orderId: string; progress: RunProgress; logId: number }
  /** An alert for an operator; `id` is the same in every open page. */
  | { kind: 'alerted'; id: string; alert: Alert }
