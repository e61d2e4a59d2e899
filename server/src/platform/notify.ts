import type { NotificationContent } from '@runmart/contract/notifications'
import type { Tx } from './db/tx.ts'
import { enqueue, job } from './jobs/job.ts'

export type NotificationRequest = {
  userId: string
  key: string
  news: NotificationContent
  /** The time of the event: a late delivery must not look newer. */
  at: string
}

/** Requests a notification in the transaction that causes it. The feature `notifications` handles this job. */
export const notificationRequested = job<NotificationRequest>('notifications.notify')

/** Notifies a customer once per key, through the channels the customer has chosen. */
export function notify(tx: Tx, userId: string, news: NotificationContent, key: string): void {
  enqueue(tx, notificationRequested, toRequest({ userId, news, key }))
}

/** Requests many notifications with one job. */
export const notificationsRequested = job<{ requests: NotificationRequest[] }>('notifications.notify-many')

/** As `notify`, for many customers with one job. */
export function notifyMany(tx: Tx, wanted: readonly Wanted[]): void {
  if (wanted.length > 0) enqueue(tx, notificationsRequested, { requests: wanted.map(toRequest) })
}

type Wanted = { userId: string; news: NotificationContent; key: string }

function toRequest({ userId, news, key }: Wanted): NotificationRequest {
  return { userId, key: `${news.kind}:${key}`, news, at: new Date().toISOString() }
}
