import type { api } from '@runmart/contract'
import { tierDiscount } from '@runmart/contract/money'
import type { ReferralInfo } from '@runmart/contract/referrals'
import { getUser, recentReferrals, signUpsByDay } from '#features/accounts/index.ts'
import { getTiers } from '#features/orders/index.ts'
import { lastDays } from '#platform/days.ts'
import { forceGenericPlan } from '#platform/db/force-generic-plan.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { earnedBy, earnedByDay, sumOpen } from './earned-queries.ts'
import { getTerms } from './rate-queries.ts'
import { clicksByDay } from './visit-queries.ts'

const RECENT = 20
const DAYS = 30
const none: ReadonlyMap<string, number> = new Map()

/** A customer's own referral programme: link, earnings and figures of the last days. */
export async function getReferralInfo(
  tx: Tx,
  { caller }: HandlerInput<typeof api.referrals.info>,
  shop: Shop,
): Promise<Result<ReferralInfo>> {
  forceGenericPlan(tx)
  const { userId } = caller
  const days = lastDays(DAYS, caller.timeZone)
  const user = await getUser(tx, userId, shop)
  const { commissionPercent, holdDays } = await getTerms(tx, userId)
  // Most customers have no referrals: that saves four queries.
  const people = user.totalReferrals > 0 ? await recentReferrals(tx, userId, RECENT) : []
  const ids = people.map((it) => it.id)
  const earned = ids.length > 0 ? await earnedBy(tx, userId, ids) : none
  const signups = ids.length > 0 ? await signUpsByDay(tx, userId, days) : none
  const money = user.totalEarnings > 0 ? await earnedByDay(tx, userId, days) : none
  const clicks = await clicksByDay(tx, userId, days)
  const open = await sumOpen(tx, userId)
  const tiers = await getTiers(tx)
  const next = tiers.find((it) => user.totalDeposit < it.deposit)
  return {
    data: {
      referralCode: user.referralCode,
      referralLink: user.referralLink,
      commissionPercent,
      holdDays,
      totalReferrals: user.totalReferrals,
      totalEarnings: user.totalEarnings,
      pendingEarnings: open.pending,
      checkingEarnings: open.checking,
      owedEarnings: open.owed,
      currentDiscount: tierDiscount(tiers, user.totalDeposit),
      totalDeposit: user.totalDeposit,
      nextTier: next ? { ...next, missing: next.deposit - user.totalDeposit } : null,
      tiers,
      recent: people.map(({ id, username, joinedDate }) => ({
        username: maskUsername(username),
        joinedDate,
        earned: earned.get(id) ?? 0,
      })),
      daily: days.map(({ date }) => ({
        date,
        clicks: clicks.get(date) ?? 0,
        signups: signups.get(date) ?? 0,
        earned: money.get(date) ?? 0,
      })),
    },
  }
}

/** A name that its owner recognises and others do not: `lan…n`. */
function maskUsername(username: string): string {
  const shown = username.length > 5 ? 2 : 1
  return `${username.slice(0, shown)}…${username.slice(-1)}`
}
