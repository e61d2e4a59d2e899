import type { Subscribing } from '@runmart/contract/newsletter'
import { translator } from '@runmart/i18n/server'
import { layOutMail } from '#outside/mail/layout.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { confirmLink, type LinkDependencies } from './links.ts'
import { findUnconfirmed, keepRequest } from './reader-queries.ts'

export const handleSubscriptionJob = job<Subscribing>('newsletter.take-request')
export const sendConfirmationJob = job<{ readerId: string }>('newsletter.ask-to-confirm')

/** Takes the wish to get the newsletter. What comes of it is decided later: nobody learns here, nor by waiting, who reads it. */
export function subscribe(tx: Tx, wish: Subscribing): void {
  enqueue(tx, handleSubscriptionJob, wish)
}

/** Has somebody who wants the newsletter asked whether the address is his: at most once an hour, and not one who reads it already. */
export async function handleSubscription(tx: Tx, { email, language }: Subscribing): Promise<void> {
  const readerId = await keepRequest(tx, email, language)
  if (readerId) enqueue(tx, sendConfirmationJob, { readerId })
}

export type NewsletterMailDependencies = LinkDependencies & { send: Mailer }

/** Asks by mail whether the newsletter is wanted at an address; until somebody there says so, nothing else is sent. */
export async function sendConfirmation(
  { readerId }: { readerId: string },
  { db }: JobContext,
  deps: NewsletterMailDependencies,
): Promise<void> {
  const reader = await db.transaction((tx) => findUnconfirmed(tx, readerId))
  if (!reader) return
  const { email, language, expiresAt } = reader
  const t = translator(language)
  await deps.send(
    layOutMail({
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
