import type { SubscriptionRequest } from '@runmart/contract/newsletter'
import { translator } from '@runmart/i18n/server'
import { layOutMail } from '#outside/mail/layout.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { confirmLink } from './links.ts'
import { findUnconfirmed, saveRequest } from './subscriber-queries.ts'

export const handleSubscriptionJob = job<SubscriptionRequest>('newsletter.take-request')
export const sendConfirmationJob = job<{ readerId: string }>('newsletter.ask-to-confirm')

/** Requests a subscription. A job handles it, so neither response nor time reveals subscribers. */
export function subscribe(tx: Tx, request: SubscriptionRequest): void {
  enqueue(tx, handleSubscriptionJob, request)
}

/** Sends the confirmation mail: at most once an hour, and not to a confirmed subscriber. */
export async function handleSubscription(tx: Tx, { email, language }: SubscriptionRequest): Promise<void> {
  const readerId = await saveRequest(tx, email, language)
  if (readerId) enqueue(tx, sendConfirmationJob, { readerId })
}

/** Mails the confirmation link. The shop sends nothing else to an unconfirmed address. */
export async function sendConfirmation(
  { readerId }: { readerId: string },
  { db }: JobContext,
  shop: Shop,
): Promise<void> {
  const subscriber = await db.transaction((tx) => findUnconfirmed(tx, readerId))
  if (!subscriber) return
  const { email, language, expiresAt } = subscriber
  const t = translator(language)
  await shop.sendMail(
    layOutMail({
      to: email,
      language,
      subject: t('newsletterMail.confirmSubject'),
      greeting: t('newsletterMail.confirmHello'),
      paragraphs: [t('newsletterMail.confirmText'), t('newsletterMail.confirmIgnore')],
      action: {
        label: t('newsletterMail.confirmAction'),
        url: confirmLink(shop, language, { readerId, expiresAt }),
      },
      footer: t('newsletterMail.confirmFooter', { address: shop.publicUrl }),
    }),
  )
}
