import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'

/** Asks that a machine take up the run of this order. Told upwards as a job: orders know nothing of who runs bots. */
export const runBot = job<{ orderId: string }>('bots.run')

export const keyOfRun = (orderId: string) => `bots.run:${orderId}`

/** The same order is asked for once, however often: who takes it up looks what is to be done. */
export function askToRun(tx: Tx, orderId: string): void {
  enqueue(tx, runBot, { orderId }, { key: keyOfRun(orderId) })
}
