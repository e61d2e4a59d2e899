import { accounts } from './accounts.ts'
import { botDesk } from './bot-desk.ts'
import { bots } from './bots.ts'
import { catalog } from './catalog.ts'
import { dashboard } from './dashboard.ts'
import { deposits } from './deposits.ts'
import { discountCodes } from './discount-codes.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { ledger } from './ledger.ts'
import { orderDesk } from './order-desk.ts'
import { orders } from './orders.ts'
import { site } from './site.ts'

/** The whole route table: what web, resellers and tests may call. */
export const api = {
  accounts,
  botDesk,
  bots,
  catalog,
  dashboard,
  deposits,
  discountCodes,
  ledger,
  orderDesk,
  orders,
  site,
}

export const allEndpoints: readonly AnyEndpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as AnyEndpoint[],
)
