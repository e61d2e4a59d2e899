import type { api } from '@runmart/contract'
import type { Summary } from '@runmart/contract/dashboard'
import { getUser } from '#features/accounts/index.ts'
import { balanceBefore, last30Days, latestTransactions } from '#features/ledger/index.ts'
import { botOrders, countByStatus, latestOrders } from '#features/orders/index.ts'
import { forceGenericPlan } from '#platform/db/force-generic-plan.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'

const LATEST = 5

/** A customer's dashboard in one response, all of it from one instant. */
export async function getSummary(
  tx: Tx,
  { query: { since }, caller, request }: HandlerInput<typeof api.dashboard.summary>,
  publicUrl: string,
): Promise<Result<Summary>> {
  forceGenericPlan(tx)
  const user = await getUser(tx, caller.userId, publicUrl)
  const days = await last30Days(tx, caller.userId)
  return {
    data: {
      user,
      balance: user.balance,
      change: since === undefined ? null : user.balance - (await balanceBefore(tx, caller.userId, since)),
      orders: { byStatus: await countByStatus(tx, caller.userId) },
      deposits: { last30Days: days.map(({ date, deposited }) => ({ date, amount: deposited })) },
      spend: { last30Days: days.map(({ date, spent }) => ({ date, amount: spent })) },
      bots: { running: await botOrders.countRunnable(tx, caller.userId) },
      latestOrders: await latestOrders(tx, caller.userId, LATEST, request.language),
      latestTransactions: await latestTransactions(tx, caller.userId, LATEST),
    },
  }
}
