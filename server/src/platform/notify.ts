import type { NotificationContent } from '@runmart/contract/notifications'
import type { Tx } from './db/tx.ts'
import { enqueue, job } from './jobs/job.ts'

export type NotificationRequest = {
  userId: string
  key: string
  news: NotificationContent
  /** When it became true: what is passed on later must not look newer. */
  at: string
}

/** Requests a notification for a customer in the transaction that makes it true. */
export const notificationRequested = job<NotificationRequest>('notifications.notify')

/** Notifies a customer once per key, through the channels the customer has chosen. */
export function notify(tx: Tx, userId: string, news: NotificationContent, key: string): void {
  enqueue(tx, notificationRequested, { userId, key: `${news.kind}:${key}`, news, at: new Date().toISOString() })
}
