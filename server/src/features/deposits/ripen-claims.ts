import { findReader } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { hasPaidForAnother, listClaims, listRipeClaims, stopRipening } from './claim-queries.ts'
import { creditTransfer } from './credit-transfer.ts'
import { requireUncredited } from './require-uncredited.ts'
import { lockTransfer } from './transfer-queries.ts'

/** Credits ripe, uncontested claims, each once; leaves doubtful ones to an operator. */
export async function creditRipeClaims({ db, log }: JobContext): Promise<void> {
  for (const { transferId, customerId } of await db.transaction(listRipeClaims))
    try {
      const isCredited = await db.transaction((tx) => creditRipeClaim(tx, transferId, customerId))
      if (isCredited) log.info({ event: 'deposit-claimed', userId: customerId, transferId }, 'deposit-claimed')
    } catch (problem) {
      log.error({ problem: (problem as Error).message, transferId }, 'a ripe claim could not be credited')
      // A Refusal is final: credited under another name, or a closed account. The job retries other failures.
      if (problem instanceof Refusal && problem.status < 500)
        await db.transaction((tx) => stopRipening(tx, [transferId]))
    }
}

async function creditRipeClaim(tx: Tx, transferId: string, customerId: string): Promise<boolean> {
  const transfer = await lockTransfer(tx, transferId)
  if (transfer?.status !== 'unmatched') return false
  // Another customer contested the claim during the wait for the lock, which ends its ripening.
  const [claim] = (await listClaims(tx, [transferId])).filter((it) => it.customerId === customerId)
  if (!claim?.ripensAt) return false
  await requireUncredited(tx, transfer)
  if (await hasPaidForAnother(tx, transfer.payer, customerId)) {
    await stopRipening(tx, [transferId], 'other-payer')
    return false
  }
  const isBlocked = !(await findReader(tx, customerId))
  if (isBlocked) await stopRipening(tx, [transferId])
  else await creditTransfer(tx, transfer, customerId, { rightContent: false, isClaimed: true })
  return !isBlocked
}
