import { holdAccounts } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { enqueueMany } from '#platform/jobs/job.ts'
import { publishEvents } from '#platform/live/publish-event.ts'
import { type NotificationRequest, notificationRequested } from '#platform/notify.ts'
import { insertItems, listUnread, lockItems } from './item-queries.ts'
import { channelsOf } from './preference-queries.ts'
import { sendMailJob } from './send-mail.ts'
import { sendTelegramJob } from './send-telegram.ts'

/**
 * Inserts notifications and sends them through their users' channels. Repeated ones change nothing, and closed accounts
 * get none.
 */
export async function createNotifications(tx: Tx, requests: readonly NotificationRequest[]): Promise<void> {
  const open = await holdAccounts(tx, usersOf(requests))
  const wanted = requests.filter((it) => open.has(it.userId))
  await lockItems(tx, usersOf(wanted))
  const items = await insertItems(tx, wanted)
  if (items.length === 0) return
  const unread = await listUnread(tx, usersOf(items))
  publishEvents(
    tx,
    unread.map((it) => ({ userId: it.userId, event: { kind: 'notified', unread: it.unread } })),
  )
  const channels = await channelsOf(tx, usersOf(items))
  const itemsFor = (channel: 'mail' | 'telegram') =>
    items.filter((it) => channels(it.userId, it.news.kind)[channel]).map((it) => ({ itemId: it.id }))
  enqueueMany(tx, sendMailJob, itemsFor('mail'))
  enqueueMany(tx, sendTelegramJob, itemsFor('telegram'))
}

/** Creates many in one transaction; if that fails, enqueues one job for each. */
export async function createTogether(db: Transactions, requests: readonly NotificationRequest[]): Promise<void> {
  try {
    await db.transaction((tx) => createNotifications(tx, requests))
  } catch {
    await db.transaction((tx) => enqueueMany(tx, notificationRequested, requests))
  }
}

const usersOf = (all: readonly { userId: string }[]) => [...new Set(all.map((it) => it.userId))]
