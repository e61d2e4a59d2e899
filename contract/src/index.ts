import { accountLife } from './account-life.ts'
import { accounts } from './accounts.ts'
import { botDesk } from './bot-desk.ts'
import { bots } from './bots.ts'
import { catalog } from './catalog.ts'
import { dashboard } from './dashboard.ts'
import { deposits } from './deposits.ts'
import { discountCodes } from './discount-codes.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { ledger } from './ledger.ts'
import { newsletter } from './newsletter.ts'
import { notifications } from './notifications.ts'
import { orderDesk } from './order-desk.ts'
import { orders } from './orders.ts'
import { referrals } from './referrals.ts'
import { site } from './site.ts'

/** The whole route table: what web, resellers and tests may call. */
export const api = {
  accountLife,
  accounts,
  botDesk,
  bots,
  catalog,
  dashboard,
  deposits,
  discountCodes,
  ledger,
  newsletter,
  notifications,
  orderDesk,
  orders,
  referrals,
  site,
}

export const allEndpoints: readonly AnyEndpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as AnyEndpoint[],
)
