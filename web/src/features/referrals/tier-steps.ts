import type { ReferralInfo } from '@runmart/contract/referrals'

type TierStep = {
  deposit: number
  discount: number
  isReached: boolean
  /** The completed part of the way from the previous tier, from 0 to 1. */
  filled: number
}

/** The tiers as steps: the deposits between the previous tier and a tier fill its step. */
export function tierSteps({ tiers, totalDeposit }: Pick<ReferralInfo, 'tiers' | 'totalDeposit'>): TierStep[] {
  return tiers.map(({ deposit, discount }, index) => {
    const before = tiers[index - 1]?.deposit ?? 0
    const filled = Math.min(1, Math.max(0, (totalDeposit - before) / (deposit - before)))
    return { deposit, discount, isReached: totalDeposit >= deposit, filled }
  })
}
