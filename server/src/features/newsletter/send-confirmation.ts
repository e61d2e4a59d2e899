import { translator } from '@runmart/i18n/server'
import { layOutLetter } from '#outside/mail/letter.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { confirmLink, type LinkTools } from './links.ts'
import { findUnconfirmed } from './reader-queries.ts'

export type LetterTools = LinkTools & { send: Mailer }

/** Asks by mail whether the newsletter is wanted at an address; until somebody there says so, nothing else is sent. */
export async function sendConfirmation(
  { readerId }: { readerId: string },
  { db }: JobContext,
  deps: LetterTools,
): Promise<void> {
  const reader = await db.transaction((tx) => findUnconfirmed(tx, readerId))
  if (!reader) return
  const { email, language, expiresAt } = reader
  const t = translator(language)
  await deps.send(
    layOutLetter({
      to: email,
      language,
      subject: t('newsletterMail.confirmSubject'),
      greeting: t('newsletterMail.confirmHello'),
      paragraphs: [t('newsletterMail.confirmText'), t('newsletterMail.confirmIgnore')],
      action: {
        label: t('newsletterMail.confirmAction'),
        url: confirmLink(deps, language, { readerId, expiresAt }),
      },
      footer: t('newsletterMail.confirmFooter', { address: deps.publicUrl }),
    }),
  )
}
