import type { Tx } from '../db/tx.ts'
import type { JobContext } from './job.ts'

type Named = string | { id: string }

/** Runs each item in its own transaction. Failures are logged and retried next time; they do not block the others. */
export async function eachAlone<T extends Named>(
  { db, log }: JobContext,
  event: string,
  all: readonly T[],
  act: (tx: Tx, it: T) => Promise<void>,
): Promise<void> {
  for (const it of all)
    await db
      .transaction((tx) => act(tx, it))
      .catch(({ message: problem }: Error) => {
        log.error({ event, id: typeof it === 'string' ? it : it.id, problem }, event)
      })
}

const AT_ONCE = 200

/** The same for all due items: finds them in batches, each after the last item. */
export async function eachDueAlone<T extends Named>(
  context: JobContext,
  event: string,
  findDue: (tx: Tx, last: T | null, most: number) => Promise<T[]>,
  act: (tx: Tx, it: T) => Promise<void>,
): Promise<void> {
  let due: T[]
  let last: T | null = null
  do {
    const after: T | null = last
    due = await context.db.transaction((tx) => findDue(tx, after, AT_ONCE))
    await eachAlone(context, event, due, act)
    last = due.at(-1) ?? null
  } while (due.length === AT_ONCE)
}
