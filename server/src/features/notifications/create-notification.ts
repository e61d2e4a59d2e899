import { holdAccount } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import type { NotificationRequest } from '#platform/notify.ts'
import { countUnread, insertItem, lockItems } from './item-queries.ts'
import { preferencesOf } from './preference-queries.ts'
import { sendMailJob } from './send-mail.ts'
import { sendTelegramJob } from './send-telegram.ts'

/**
 * Inserts a notification and sends it through the channels the user has chosen. A repeated one changes nothing, and a
 * closed account gets none.
 */
export async function createNotification(tx: Tx, request: NotificationRequest): Promise<void> {
  const { userId, news } = request
  if (!(await holdAccount(tx, userId))) return
  await lockItems(tx, userId)
  const itemId = await insertItem(tx, request)
  if (itemId === null) return
  publishEvent(tx, userId, { kind: 'notified', unread: await countUnread(tx, userId) })
  const { mail, telegram } = (await preferencesOf(tx, userId))[news.kind]
  if (mail) enqueue(tx, sendMailJob, { itemId })
  if (telegram) enqueue(tx, sendTelegramJob, { itemId })
}
