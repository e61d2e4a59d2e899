import { setTimeout as sleep } from 'node:timers/promises'
import type { IssueText, IssueTexts } from '@runmart/contract/newsletter'
import { isRecipientRefused } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import {
  claimNextDelivery,
  type Delivery,
  endDelivery,
  listStalledIssues,
  postponeDelivery,
  releaseDelivery,
} from './delivery-queries.ts'
import { findIssueTexts } from './issue-queries.ts'
import { renderIssue } from './render-issue.ts'

export const deliverIssueJob = job<{ letterId: string }>('newsletter.deliver')

/** Enqueues the delivery of an issue, unless a job for it already waits. */
export function enqueueDelivery(tx: Tx, letterId: string): void {
  enqueue(tx, deliverIssueJob, { letterId }, { key: `newsletter ${letterId}` })
}

/** The members of the shop that delivering needs. */
type DeliveryShop = Pick<Shop, 'newsletterPerMinute' | 'publicUrl' | 'sendMail' | 'tokenSecret'>

/** Mails per job: a stopping worker does not wait for a whole issue. */
const BATCH = 50
const MAX_TRIES = 4
const PAUSE_MINUTES = 30

/**
 * Delivers an issue to one subscriber after the other at the configured rate, each once. Only a process that dies
 * between sending and marking causes a second mail, under the same id: better twice than never. An unreachable mail
 * server fails the job, and the retry skips no subscriber.
 */
export async function deliverIssue(
  { letterId }: { letterId: string },
  context: JobContext,
  shop: DeliveryShop,
): Promise<void> {
  const { db } = context
  const texts = await db.transaction((tx) => findIssueTexts(tx, letterId))
  if (!texts) return
  for (let count = 0; count < BATCH; count++) {
    const begun = performance.now()
    const delivery = await db.transaction((tx) => claimNextDelivery(tx, letterId))
    if (!delivery) return
    await deliverToSubscriber(delivery, texts, context, shop)
    const pause = 60_000 / shop.newsletterPerMinute - (performance.now() - begun)
    if (pause > 0) await sleep(pause)
  }
  await db.transaction((tx) => enqueueDelivery(tx, letterId))
}

async function deliverToSubscriber(it: Delivery, texts: IssueTexts, { db, log }: JobContext, shop: DeliveryShop) {
  const text: IssueText = texts[it.language]
  const id = `letter-${it.letterId}-${it.readerId}@${new URL(shop.publicUrl).hostname}`
  try {
    await shop.sendMail({ ...renderIssue(text, it, shop), id })
  } catch (problem) {
    if (!isRecipientRefused(problem)) {
      await db.transaction((tx) => releaseDelivery(tx, it))
      throw problem
    }
    log.warn(
      { letterId: it.letterId, problem: (problem as Error).message },
      'a mail server refused a mail of the newsletter',
    )
    return db.transaction((tx) =>
      it.tries < MAX_TRIES ? postponeDelivery(tx, it, PAUSE_MINUTES * it.tries) : endDelivery(tx, it, 'failed'),
    )
  }
  await db.transaction((tx) => endDelivery(tx, it, 'sent'))
}

/** Resumes stalled issues: their job failed for good, or refused mails are due again. */
export async function resumeDeliveries(tx: Tx): Promise<void> {
  for (const letterId of await listStalledIssues(tx)) enqueueDelivery(tx, letterId)
}
