import type { User } from '@runmart/contract/accounts'
import { type Right, rights } from '@runmart/contract/accounts-rights'
import { type DiscountTier, tierDiscount } from '@runmart/contract/money'
import { findTotals } from '#features/ledger/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Shop } from '#platform/shop.ts'
import { countReferrals } from './referral-queries.ts'
import { findUserById, type StoredUser } from './user-queries.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** The discount tiers of deposits; the feature orders owns them. */
    getTiers(reader: Reader): Promise<readonly DiscountTier[]>
  }
}

/** The user as the API returns it, with balance and totals. */
export async function getUser(tx: Reader, id: string, shop: Shop): Promise<User> {
  const [user, totals, referrals, tiers] = await Promise.all([
    findUserById(tx, id),
    findTotals(tx, id),
    countReferrals(tx, id),
    shop.getTiers(tx),
  ])
  if (!user) throw new Error('The user of an open session is missing')
  return toUser(user, shop, { ...totals, referrals, discount: tierDiscount(tiers, totals.deposited) })
}

type Totals = { balance: number; deposited: number; earned: number; referrals: number; discount: number }

export function toUser(user: StoredUser, { publicUrl, shopTimeZone }: Shop, totals: Totals): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    fullName: user.fullName,
    phone: user.phone,
    telegram: user.telegram,
    language: user.language,
    timeZone: user.timeZone ?? shopTimeZone,
    shopTimeZone,
    role: user.role,
    status: user.status,
    balance: totals.balance,
    referralCode: user.referralCode,
    referralLink: `${publicUrl}/?ref=${user.referralCode}`,
    joinedDate: user.joinedDate,
    totalDeposit: totals.deposited,
    totalReferrals: totals.referrals,
    totalEarnings: totals.earned,
    currentDiscount: totals.discount,
    hasPassword: user.passwordHash !== null,
    twoFactor: user.totpEnabled,
    ...rightsOf(user),
    isPartner: user.isPartner,
  }
}

/** The user's rights in the back office; owners have all. */
export function rightsOf(user: Pick<StoredUser, 'role' | 'isOwner' | 'rights'>): { rights: Right[]; isOwner: boolean } {
  if (user.role !== 'operator') return { rights: [], isOwner: false }
  return { rights: rights.filter((it) => user.isOwner || user.rights.includes(it)), isOwner: user.isOwner }
}
