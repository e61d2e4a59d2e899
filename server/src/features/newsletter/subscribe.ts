import type { Subscribing } from '@runmart/contract/newsletter'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { takeRequest } from './tasks.ts'

/** Takes the wish to get the newsletter. What comes of it is decided later: nobody learns here, nor by waiting, who reads it. */
export function subscribe(tx: Tx, wish: Subscribing): void {
  enqueue(tx, takeRequest, wish)
}
