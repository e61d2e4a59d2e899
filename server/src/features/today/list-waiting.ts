import type { api } from '@runmart/contract'
import { type WaitingItem, type WaitingKind, waitingKinds } from '@runmart/contract/today'
import { countBookDifferences } from '#features/books/index.ts'
import { countUnsupplied } from '#features/catalog/index.ts'
import { countUnanswered } from '#features/conversations/index.ts'
import {
  countBankClaims,
  countCreditsToApprove,
  countIllFeeds,
  countUnmatchedTransfers,
} from '#features/deposits/index.ts'
import { partnerOrders, refundRequests, waitingOrders } from '#features/orders/index.ts'
import { countApplications, countProposals } from '#features/partners/index.ts'
import { countPayoutsToPay } from '#features/payouts/index.ts'
import { countSuspicious } from '#features/referrals/index.ts'
import { countForPeople, countSupplyChanges, countTopUps, countTroubled } from '#features/suppliers/index.ts'
import { countWaitingClaims } from '#features/warranty/index.ts'
import type { Waiting } from '#platform/db/count-with-oldest.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countGivenUpJobs } from '#platform/jobs/given-up-jobs.ts'
import type { Shop } from '#platform/shop.ts'

type Asker = { operatorId: string; shop: Shop }

/** The counting query of each kind. Each uses an index of the waiting rows. */
const counts: Record<WaitingKind, (tx: Tx, asker: Asker) => Promise<Waiting>> = {
  'orders-to-take': waitingOrders.countOrdersToTake,
  'orders-to-deliver': waitingOrders.countOrdersToDeliver,
  'pre-orders': waitingOrders.countPreOrders,
  'failed-runs': waitingOrders.countFailedRuns,
  'refund-requests': (tx, { operatorId }) => refundRequests.countRefundsToConfirm(tx, operatorId),
  'warranty-claims': countWaitingClaims,
  'supplier-orders': countForPeople,
  suppliers: countTroubled,
  'unsupplied-services': countUnsupplied,
  'supply-changes': countSupplyChanges,
  messages: countUnanswered,
  transfers: countUnmatchedTransfers,
  'pending-credits': (tx, { operatorId }) => countCreditsToApprove(tx, operatorId),
  'bank-claims': countBankClaims,
  payouts: countPayoutsToPay,
  commissions: async (tx) => addUp(await countSuspicious(tx), await partnerOrders.countSuspiciousPairs(tx)),
  'top-ups': (tx, { operatorId }) => countTopUps(tx, operatorId),
  'partner-applications': countApplications,
  'partner-proposals': countProposals,
  feeds: (tx, { shop }) => countIllFeeds(tx, shop),
  books: countBookDifferences,
  jobs: countGivenUpJobs,
}

/** One page shows both commissions and partners' shares. */
function addUp(one: Waiting, other: Waiting): Waiting {
  const oldest = [one.oldestAt, other.oldestAt].filter((it) => it !== null).sort()
  return { count: one.count + other.count, oldestAt: oldest[0] ?? null }
}

/**
 * Lists the work that waits for the caller, oldest first. Skips the count for kinds that the caller has no right to.
 */
export async function listWaiting(
  tx: Tx,
  { caller }: HandlerInput<typeof api.today.waiting>,
  shop: Shop,
): Promise<Result<{ items: WaitingItem[]; embeddedDatabase?: true }>> {
  const items: WaitingItem[] = []
  for (const [kind, count] of Object.entries(counts) as [WaitingKind, (typeof counts)[WaitingKind]][]) {
    if (!caller.rights.includes(waitingKinds[kind])) continue
    const waiting = await count(tx, { operatorId: caller.userId, shop })
    if (waiting.oldestAt !== null) items.push({ kind, count: waiting.count, oldestAt: waiting.oldestAt })
  }
  items.sort((a, b) => Date.parse(a.oldestAt) - Date.parse(b.oldestAt))
  const isWarned = shop.warnsOfDatabase && caller.rights.includes('settings')
  return { data: isWarned ? { items, embeddedDatabase: true } : { items } }
}
