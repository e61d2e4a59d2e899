import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import type { MailDependencies } from './dependencies.ts'
import { formatNotification } from './format-notification.ts'
import type { Item } from './item-queries.ts'
import { preferencesOf } from './preference-queries.ts'
import { sendOnce } from './send-once.ts'
import { ONE_CLICK_PATH, unsubscribeToken } from './unsubscribe.ts'

export const sendMailJob = job<{ itemId: string }>('notifications.send-mail')

/** Sends news by mail in its reader's language, unless he wants no more of its kind by now. */
export function sendMail({ itemId }: { itemId: string }, { db }: JobContext, deps: MailDependencies): Promise<void> {
  return sendOnce(db, itemId, {
    way: 'mail',
    job: sendMailJob,
    write: (tx, item) => renderMail(tx, item, deps),
    async send(mail) {
      await deps.send(mail)
      return null
    },
  })
}

async function renderMail(tx: Tx, { id, userId, news }: Item, deps: MailDependencies): Promise<Mail | null> {
  const { publicUrl, tokenSecret } = deps
  const reader = await findReader(tx, userId)
  if (!reader || !(await preferencesOf(tx, userId))[news.kind].mail) return null
  const t = translator(reader.language)
  const words = formatNotification(news, reader.language)
  const token = encodeURIComponent(unsubscribeToken(userId, news.kind, tokenSecret))
  const letter = mailToUser(reader, publicUrl, {
    subject: words.subject,
    paragraphs: [words.text],
    action: { label: words.action, url: publicUrl + words.path },
    unsubscribe: { label: t('mail.unsubscribe'), url: `${publicUrl}/unsubscribe#token=${token}` },
  })
  return {
    ...letter,
    // Should it be sent twice, mail programs can tell that it is the same.
    id: `news-${id}@${new URL(publicUrl).hostname}`,
    unsubscribe: `${publicUrl}/api${ONE_CLICK_PATH}?token=${token}`,
  }
}
