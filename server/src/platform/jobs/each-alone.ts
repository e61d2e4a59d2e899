import type { Tx } from '../db/tx.ts'
import type { JobContext } from './job.ts'

/** Does something with each, in a transaction of its own: one that fails is logged, tried again the next time, and keeps nobody. */
export async function eachAlone(
  { db, log }: JobContext,
  event: string,
  ids: readonly string[],
  act: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids)
    await db
      .transaction((tx) => act(tx, id))
      .catch((problem: Error) => log.error({ event, id, problem: problem.message }, event))
}
