import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import { threadHeaders } from '#outside/mail/thread-headers.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { sendOnce } from '#platform/send-once.ts'
import type { MailDependencies } from './dependencies.ts'
import { formatNotification } from './format-notification.ts'
import type { Item } from './item-queries.ts'
import { preferencesOf } from './preference-queries.ts'
import { renderItem, sendings } from './sending-queries.ts'
import { ONE_CLICK_PATH, unsubscribeToken } from './unsubscribe.ts'

export const sendMailJob = job<{ itemId: string }>('notifications.send-mail')

/** Mails a notification in the user's language, unless its kind was turned off meanwhile. */
export function sendMail({ itemId }: { itemId: string }, { db }: JobContext, deps: MailDependencies): Promise<void> {
  return sendOnce(db, itemId, {
    sendings,
    way: 'mail',
    job: sendMailJob,
    render: (tx) => renderItem(tx, itemId, (item) => renderMail(tx, item, deps)),
    async send(mail) {
      await deps.send(mail)
      return null
    },
  })
}

async function renderMail(tx: Tx, item: Item, deps: MailDependencies): Promise<Mail | null> {
  const { id, userId, news } = item
  const { publicUrl, tokenSecret } = deps
  const user = await findReader(tx, userId)
  if (!user || !(await preferencesOf(tx, userId))[news.kind].mail) return null
  const t = translator(user.language)
  const formatted = await formatNotification(tx, item, user.language)
  const token = encodeURIComponent(unsubscribeToken(userId, news.kind, tokenSecret))
  const headers = news.kind === 'message-received' ? threadHeaders({ userId, ...news }, deps) : {}
  const mail = mailToUser(user, publicUrl, {
    subject: formatted.subject,
    paragraphs: [...formatted.text.split(/\n+/), ...(headers.replyTo ? [t('mail.messageReply')] : [])],
    action: { label: formatted.action, url: publicUrl + formatted.path },
    unsubscribe: { label: t('mail.unsubscribe'), url: `${publicUrl}/unsubscribe#token=${token}` },
  })
  return {
    ...mail,
    ...headers,
    // The same id whenever it is sent again, so that mail programs can drop the second.
    id: `news-${id}@${new URL(publicUrl).hostname}`,
    unsubscribe: `${publicUrl}/api${ONE_CLICK_PATH}?token=${token}`,
  }
}
