import type { Alert } from '@runmart/contract/alerts'
import type { Tx } from './db/tx.ts'
import { enqueue, job } from './jobs/job.ts'

export type AlertRequest = {
  alert: Alert
  /** The shop makes one alert per key. */
  key: string
  /** Limits the alert to these operators. They still need the right to it. */
  to?: readonly string[]
}

/** Requests an alert in the transaction that causes it. The feature `alerts` handles this job. */
export const alertRequested = job<AlertRequest>('alerts.raise')

/** Alerts the operators who have the right to it, each through the channels they chose. */
export function alertStaff(tx: Tx, request: AlertRequest): void {
  enqueue(tx, alertRequested, request)
}
