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
 * Puts news under the user's bell and sends it by the ways he has chosen. What he was told already is left alone, and
 * who has left is told nothing.
 */
export async function createNotification(tx: Tx, told: NotificationRequest): Promise<void> {
  const { userId, news } = told
  if (!(await holdAccount(tx, userId))) return
  await lockItems(tx, userId)
  const itemId = await insertItem(tx, told)
  if (itemId === null) return
  publishEvent(tx, userId, { kind: 'notified', unread: await countUnread(tx, userId) })
  const { mail, telegram } = (await preferencesOf(tx, userId))[news.kind]
  if (mail) enqueue(tx, sendMailJob, { itemId })
  if (telegram) enqueue(tx, sendTelegramJob, { itemId })
}
