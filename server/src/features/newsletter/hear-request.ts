import type { Subscribing } from '@runmart/contract/newsletter'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { keepRequest } from './reader-queries.ts'
import { askToConfirm } from './tasks.ts'

/** Has somebody who wants the newsletter asked whether the address is his: at most once an hour, and not one who reads it already. */
export async function hearRequest(tx: Tx, { email, language }: Subscribing): Promise<void> {
  const readerId = await keepRequest(tx, email, language)
  if (readerId) enqueue(tx, askToConfirm, { readerId })
}
