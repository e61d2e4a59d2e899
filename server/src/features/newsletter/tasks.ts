import type { LetterText, Subscribing } from '@runmart/contract/newsletter'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'

/** Somebody wants the newsletter. */
export const takeRequest = job<Subscribing>('newsletter.take-request')
export const askToConfirm = job<{ readerId: string }>('newsletter.ask-to-confirm')
export const sendTry = job<{ operatorId: string; text: LetterText }>('newsletter.send-try')
export const deliver = job<{ letterId: string }>('newsletter.deliver')

/** Has a letter delivered on; asking again while it waits changes nothing. */
export function deliverOn(tx: Tx, letterId: string): void {
  enqueue(tx, deliver, { letterId }, { key: `newsletter ${letterId}` })
}
