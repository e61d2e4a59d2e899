import type { Tx } from '../db/tx.ts'
import type { JobContext } from './job.ts'

type Named = string | { id: string }

/** Does something with each, in a transaction of its own: one that fails is logged, tried again the next time, and keeps nobody. */
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

/** The same with all that is due, however many: they are looked for some at a time, each time after the last one. */
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
