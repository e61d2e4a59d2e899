import { sayIn } from '@runmart/i18n/server'
import { layOutLetter } from '#outside/mail/letter.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { confirmLink, type LinkTools } from './links.ts'
import { findUnconfirmed } from './reader-queries.ts'

export type LetterTools = LinkTools & { send: Mailer }

/** Asks by mail whether the newsletter is wanted at an address; until somebody there says so, nothing else is sent. */
export async function sendConfirmation(
  { readerId }: { readerId: string },
  { steps }: JobContext,
  tools: LetterTools,
): Promise<void> {
  const reader = await steps.transaction((tx) => findUnconfirmed(tx, readerId))
  if (!reader) return
  const { email, language, expiresAt } = reader
  const say = sayIn(language)
  await tools.send(
    layOutLetter({
      to: email,
      language,
      subject: say('newsletterMail.confirmSubject'),
      greeting: say('newsletterMail.confirmHello'),
      paragraphs: [say('newsletterMail.confirmText'), say('newsletterMail.confirmIgnore')],
      action: {
        label: say('newsletterMail.confirmAction'),
        url: confirmLink(tools, language, { readerId, expiresAt }),
      },
      footer: say('newsletterMail.confirmFooter', { address: tools.publicUrl }),
    }),
  )
}
