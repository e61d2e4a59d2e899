import type { ReferralInfo } from '@runmart/contract/referrals'

type TierStep = {
  deposit: number
  discount: number
  isReached: boolean
  /** From 0 to 1: how much of the way from the previous tier is done. */
  filled: number
}

/** The tiers as steps: each is filled by the deposits between the previous tier and itself. */
export function tierSteps({ tiers, totalDeposit }: Pick<ReferralInfo, 'tiers' | 'totalDeposit'>): TierStep[] {
  return tiers.map(({ deposit, discount }, index) => {
    const before = tiers[index - 1]?.deposit ?? 0
    const filled = Math.min(1, Math.max(0, (totalDeposit - before) / (deposit - before)))
    return { deposit, discount, isReached: totalDeposit >= deposit, filled }
  })
}
