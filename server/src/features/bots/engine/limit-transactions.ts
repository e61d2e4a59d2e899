import type { Transactions } from '#platform/http/route.ts'

/**
 * Lets so many transactions run at once and the others wait their turn, so that many runs leave connections to the rest of
 * this process: the job engine ends when it waits too long for one.
 */
export function limitTransactions(db: Transactions, most: number): Transactions {
  const waiting: (() => void)[] = []
  let running = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes to the next one.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return {
    transaction: (work) => inTurn(() => db.transaction(work)),
    snapshot: (work) => inTurn(() => db.snapshot(work)),
  }
}
