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
  enqueue(tx, notificationRequested, toRequest({ userId, news, key }))
}

/** Requests many of them, by one job. */
export const notificationsRequested = job<{ requests: NotificationRequest[] }>('notifications.notify-many')

/** Notifies many customers at once, each as `notify` does. */
export function notifyMany(tx: Tx, wanted: readonly Wanted[]): void {
  if (wanted.length > 0) enqueue(tx, notificationsRequested, { requests: wanted.map(toRequest) })
}

type Wanted = { userId: string; news: NotificationContent; key: string }

function toRequest({ userId, news, key }: Wanted): NotificationRequest {
  return { userId, key: `${news.kind}:${key}`, news, at: new Date().toISOString() }
}
