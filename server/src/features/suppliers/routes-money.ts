import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { listTopUpsForOperator } from './list-money.ts'
import { listAccounts } from './money-queries.ts'
import { confirmTopUp, hasApprover, leftOfCap, noteTopUp, reverseTopUp } from './note-top-up.ts'

/** The shop's balances at its suppliers, and its payments to them. */
export const supplierMoneyRoutes: Route[] = [
  route(api.supplierMoney.accounts, async (tx, { caller }, shop) => ({
    data: {
      items: await listAccounts(tx),
      cap: shop.depositLimits.manualCreditCap,
      left: await leftOfCap(tx, caller.userId, shop),
      hasApprover: await hasApprover(tx, caller.userId),
    },
  })),
  route(api.supplierMoney.topUps, listTopUpsForOperator),
  route(api.supplierMoney.note, noteTopUp),
  route(api.supplierMoney.confirm, confirmTopUp),
  route(api.supplierMoney.reverse, reverseTopUp),
]
