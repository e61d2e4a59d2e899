import { listStaffWith } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Actor, cancelCredit, executeCredit } from './execute-credit.ts'
import { listRipeCredits, lockCredit } from './manual-credit-queries.ts'

const clock: Actor = { operatorId: null, address: 'clock' }

/** Executes ripe credits, each once; cancels those that are no longer possible. */
export async function creditRipe({ db, log }: JobContext): Promise<void> {
  for (const id of await db.transaction(listRipeCredits))
    try {
      await db.transaction((tx) => executeRipe(tx, id))
    } catch (problem) {
      log.error({ problem: (problem as Error).message, id }, 'a ripe credit could not be made')
      // A Refusal is final: a closed account, or a transfer that a feed reported. The job retries other failures.
      if (!(problem instanceof Refusal) || problem.status >= 500) continue
      await db.transaction(async (tx) => {
        const credit = await lockCredit(tx, id)
        if (credit?.status === 'waiting') await cancelCredit(tx, credit, clock, problem.code)
      })
    }
}

async function executeRipe(tx: Tx, id: string): Promise<void> {
  const credit = await lockCredit(tx, id)
  if (credit?.status !== 'waiting') return
  // The waiting hours exist for this case: the operator was blocked or lost the right meanwhile.
  const isTrusted = (await listStaffWith(tx, 'money')).includes(credit.askedBy)
  if (isTrusted) await executeCredit(tx, credit, 'credit.ripen', clock)
  else await cancelCredit(tx, credit, clock, 'FORBIDDEN')
}
