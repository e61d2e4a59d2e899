import type { api } from '@runmart/contract'
import type { Customer } from '@runmart/contract/accounts'
import type { CustomerDetails } from '@runmart/contract/accounts-operator'
import type { DataOf } from '@runmart/contract/endpoint'
import { tierDiscount } from '@runmart/contract/money'
import { balancesOf, findOwed, findTotals } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { getCustomer, heldOf } from '../customers.ts'
import { countReferrals, findReferredBy, listReferred } from '../referral-queries.ts'
import { listEndedSessions, listLiveSessions } from '../session-queries.ts'
import { findUserById, type StoredUser } from '../user-queries.ts'

const MOST_ENDED = 20

/** An account in any status, as operators see it. Only owners see the sign-in addresses of other staff. */
export async function showCustomer(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.accountsOperator.customer>,
  { getTiers }: Shop,
): Promise<Result<CustomerDetails>> {
  const user = isUuid(params.id) ? await findUserById(tx, params.id) : null
  if (!user) throw new Refusal('NOT_FOUND')
  if (user.role === 'operator' && user.id !== caller.userId && !caller.isOwner) throw new Refusal('FORBIDDEN')
  const { id, phone, telegram, language, timeZone } = user
  const { deposited, earned } = await findTotals(tx, id)
  return {
    data: {
      customer: await toCustomer(tx, user),
      held: heldOf(user),
      ...{ phone, telegram, language, timeZone },
      hasPassword: user.passwordHash !== null,
      hasGoogle: user.googleSub !== null,
      twoFactor: user.totpEnabled,
      sessions: await listLiveSessions(tx, id),
      endedSessions: await listEndedSessions(tx, id, MOST_ENDED),
      referredBy: await findReferredBy(tx, id),
      referrals: await countReferrals(tx, id),
      totalDeposit: deposited,
      currentDiscount: tierDiscount(await getTiers(tx), deposited),
      totalEarnings: earned,
      owed: await findOwed(tx, id),
    },
  }
}

/** The customers whom a customer referred, newest first. */
export async function listCustomerReferrals(
  tx: Tx,
  { params, query: { page, limit } }: HandlerInput<typeof api.customerPage.referrals>,
): Promise<Result<DataOf<typeof api.customerPage.referrals>>> {
  const { id } = await getCustomer(tx, params.id)
  return { data: { ...(await listReferred(tx, id, { page, limit })), page, limit } }
}

export async function toCustomer(tx: Tx, user: StoredUser): Promise<Customer> {
  const { id, username, email, fullName, role, status, joinedDate } = user
  const balance = (await balancesOf(tx, [id])).get(id) ?? 0
  return { id, username, email, fullName, role, status, joinedDate, balance }
}
