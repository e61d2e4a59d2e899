import { sayIn } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { layOutLetter } from '#outside/mail/letter.ts'
import type { Mail, Mailer } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { findItem } from './item-queries.ts'
import { ONE_PRESS_PATH } from './one-press.ts'
import { preferencesOf } from './preference-queries.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'
import { wordsOf } from './words-of.ts'

export type MailTools = { publicUrl: string; tokenSecret: string; send: Mailer }

/** Sends news by mail in its reader's language, unless he wants no more of its kind by now. */
export async function mailNews({ itemId }: { itemId: string }, { steps }: JobContext, tools: MailTools): Promise<void> {
  const mail = await steps.transaction((tx) => writeMail(tx, itemId, tools))
  if (mail) await tools.send(mail)
}

async function writeMail(tx: Tx, itemId: string, { publicUrl, tokenSecret }: MailTools): Promise<Mail | null> {
  const item = await findItem(tx, itemId)
  const reader = item && (await findReader(tx, item.userId))
  if (!reader || !(await preferencesOf(tx, item.userId))[item.news.kind].mail) return null
  const say = sayIn(reader.language)
  const words = wordsOf(item.news, reader.language)
  const token = encodeURIComponent(unsubscribeToken(item.userId, item.news.kind, tokenSecret))
  const letter = layOutLetter({
    to: reader.email,
    language: reader.language,
    subject: words.subject,
    greeting: say('mail.hello', { name: reader.username }),
    paragraphs: [words.text],
    action: { label: words.action, url: publicUrl + words.path },
    footer: say('mail.footer', { address: publicUrl }),
    unsubscribe: { label: say('mail.unsubscribe'), url: `${publicUrl}/unsubscribe#token=${token}` },
  })
  return { ...letter, unsubscribe: `${publicUrl}/api${ONE_PRESS_PATH}?token=${token}` }
}
