import type { Alert } from '@runmart/contract/alerts'
import type { Tx } from './db/tx.ts'
import { enqueue, job } from './jobs/job.ts'

export type AlertRequest = {
  alert: Alert
  /** The same alert is made once. */
  key: string
  /** Only these of those who have the right to it; without it all. */
  to?: readonly string[]
}

/** Requests an alert in the transaction that makes it true; the feature above handles this job. */
export const alertRequested = job<AlertRequest>('alerts.raise')

/** Tells the operators who have the right to know, each by the channels they have chosen. */
export function alertStaff(tx: Tx, request: AlertRequest): void {
  enqueue(tx, alertRequested, request)
}
