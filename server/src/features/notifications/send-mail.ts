import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import { threadHeaders } from '#outside/mail/thread-headers.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type Job, type JobContext, job } from '#platform/jobs/job.ts'
import { sendOnce, type Way } from '#platform/send-once.ts'
import type { Shop } from '#platform/shop.ts'
import { formatNotification } from './format-notification.ts'
import type { Item } from './item-queries.ts'
import { preferencesOf } from './preference-queries.ts'
import { renderItem, sendings } from './sending-queries.ts'
import { ONE_CLICK_PATH, unsubscribeToken } from './unsubscribe.ts'

/** The members of the shop that mails need. */
type MailShop = Pick<Shop, 'mailbox' | 'publicUrl' | 'sendMail' | 'tokenSecret'>

export const sendMailJob = job<{ itemId: string }>('notifications.send-mail')

type MailAgain = { itemId: string; nth: number }

/** A job of its own, so that the first mail and repeated ones stay apart. */
export const sendMailAgainJob = job<MailAgain>('notifications.send-mail-again')

/** Both mail jobs, by their common payload; without `nth` it is the first mail. */
export const mailJobs: readonly Job<{ itemId: string; nth?: number }>[] = [
  sendMailJob,
  sendMailAgainJob as Job<{ itemId: string; nth?: number }>,
]

/** Mails a notification in the user's language, unless the user turned its kind off meanwhile. */
export function sendMail(payload: { itemId: string }, { db }: JobContext, shop: MailShop): Promise<void> {
  return sendOnce(db, payload, { ...mailing(payload.itemId, 1, shop), job: sendMailJob })
}

/** Mails it again on an operator's request: the second mail, the third. */
export function sendMailAgain(payload: MailAgain, { db }: JobContext, shop: MailShop): Promise<void> {
  return sendOnce(db, payload, { ...mailing(payload.itemId, payload.nth, shop), job: sendMailAgainJob })
}

/** The name that records a sent mail. */
export const mailWay = (nth: number): Way => (nth === 1 ? 'mail' : `mail-${nth}`)

function mailing(itemId: string, nth: number, shop: MailShop) {
  return {
    sendings,
    way: mailWay(nth),
    render: (tx: Tx) => renderItem(tx, itemId, (item) => renderMail(tx, item, nth, shop)),
    async send(mail: Mail) {
      await shop.sendMail(mail)
      return null
    },
  }
}

async function renderMail(tx: Tx, item: Item, nth: number, shop: MailShop): Promise<Mail | null> {
  const { id, userId, news } = item
  const { publicUrl, tokenSecret } = shop
  const user = await findReader(tx, userId)
  if (!user || !(await preferencesOf(tx, userId))[news.kind].mail) return null
  const t = translator(user.language)
  const formatted = await formatNotification(tx, item, user.language)
  const token = encodeURIComponent(unsubscribeToken(userId, news.kind, tokenSecret))
  const headers = news.kind === 'message-received' ? threadHeaders({ userId, ...news }, shop) : {}
  const mail = mailToUser(user, publicUrl, {
    subject: formatted.subject,
    paragraphs: [...formatted.text.split(/\n+/), ...(headers.replyTo ? [t('mail.messageReply')] : [])],
    action: { label: formatted.action, url: publicUrl + formatted.path },
    unsubscribe: { label: t('mail.unsubscribe'), url: `${publicUrl}/unsubscribe#token=${token}` },
  })
  return {
    ...mail,
    ...headers,
    // The same id for a possible duplicate, so that mail programs can drop it. A requested mail gets an id of its own.
    id: `news-${id}${nth === 1 ? '' : `-${nth}`}@${new URL(publicUrl).hostname}`,
    unsubscribe: `${publicUrl}/api${ONE_CLICK_PATH}?token=${token}`,
  }
}
