import { setTimeout as sleep } from 'node:timers/promises'
import type { LetterText, LetterTexts } from '@runmart/contract/newsletter'
import { wasRefused } from '#outside/mail/was-refused.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { type Delivery, endDelivery, giveBack, putOff, takeNext } from './delivery-queries.ts'
import { findTexts } from './letter-queries.ts'
import type { LetterTools } from './send-confirmation.ts'
import { deliverOn } from './tasks.ts'
import { writeLetter } from './write-letter.ts'

export type DeliveryTools = LetterTools & { newsletterPerMinute: number }

/** So many by one job: a worker that is to stop need not wait for a whole letter. */
const AT_ONCE = 50
const MOST_TRIES = 4
const PAUSE_MINUTES = 30

/**
 * Delivers a letter on, one reader after the other at the shop's pace, each once. Only whoever dies between sending and
 * noting it has that one mail sent again, under the same id: better twice than never. A mail server that is away fails
 * the job, which comes again; nobody is passed over.
 */
export async function deliverLetter(
  { letterId }: { letterId: string },
  context: JobContext,
  tools: DeliveryTools,
): Promise<void> {
  const { steps } = context
  const texts = await steps.transaction((tx) => findTexts(tx, letterId))
  if (!texts) return
  for (let count = 0; count < AT_ONCE; count++) {
    const begun = performance.now()
    const delivery = await steps.transaction((tx) => takeNext(tx, letterId))
    if (!delivery) return
    await deliver(delivery, texts, context, tools)
    const pause = 60_000 / tools.newsletterPerMinute - (performance.now() - begun)
    if (pause > 0) await sleep(pause)
  }
  await steps.transaction((tx) => deliverOn(tx, letterId))
}

async function deliver(it: Delivery, texts: LetterTexts, { steps, log }: JobContext, tools: DeliveryTools) {
  const text: LetterText = texts[it.language]
  const id = `letter-${it.letterId}-${it.readerId}@${new URL(tools.publicUrl).hostname}`
  try {
    await tools.send({ ...writeLetter(text, it, tools), id })
  } catch (problem) {
    if (!wasRefused(problem)) {
      await steps.transaction((tx) => giveBack(tx, it))
      throw problem
    }
    log.warn({ letterId: it.letterId, problem: (problem as Error).message }, 'a mail server did not take a letter')
    return steps.transaction((tx) =>
      it.tries < MOST_TRIES ? putOff(tx, it, PAUSE_MINUTES * it.tries) : endDelivery(tx, it, 'failed'),
    )
  }
  await steps.transaction((tx) => endDelivery(tx, it, 'sent'))
}
