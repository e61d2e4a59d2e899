import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { letterTo } from '#outside/mail/letter-to.ts'
import type { Mail, Mailer } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Item } from './item-queries.ts'
import { ONE_PRESS_PATH } from './one-click-unsubscribe.ts'
import { preferencesOf } from './preference-queries.ts'
import { sendOnce } from './send-once.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'
import { sendMail } from './ways.ts'
import { wordsOf } from './words-of.ts'

export type MailTools = { publicUrl: string; tokenSecret: string; send: Mailer }

/** Sends news by mail in its reader's language, unless he wants no more of its kind by now. */
export function mailNews({ itemId }: { itemId: string }, { db }: JobContext, deps: MailTools): Promise<void> {
  return sendOnce(db, itemId, {
    way: 'mail',
    job: sendMail,
    write: (tx, item) => writeMail(tx, item, deps),
    async send(mail) {
      await deps.send(mail)
      return null
    },
  })
}

async function writeMail(tx: Tx, { id, userId, news }: Item, deps: MailTools): Promise<Mail | null> {
  const { publicUrl, tokenSecret } = deps
  const reader = await findReader(tx, userId)
  if (!reader || !(await preferencesOf(tx, userId))[news.kind].mail) return null
  const t = translator(reader.language)
  const words = wordsOf(news, reader.language)
  const token = encodeURIComponent(unsubscribeToken(userId, news.kind, tokenSecret))
  const letter = letterTo(reader, publicUrl, {
    subject: words.subject,
    paragraphs: [words.text],
    action: { label: words.action, url: publicUrl + words.path },
    unsubscribe: { label: t('mail.unsubscribe'), url: `${publicUrl}/unsubscribe#token=${token}` },
  })
  return {
    ...letter,
    // Should it be sent twice, mail programs can tell that it is the same.
    id: `news-${id}@${new URL(publicUrl).hostname}`,
    unsubscribe: `${publicUrl}/api${ONE_PRESS_PATH}?token=${token}`,
  }
}
