import { actNames, type Rules } from '@runmart/contract/accounts-rules'
import { LONE_OWNER_HOURS } from '@runmart/contract/deposits-pending-credits'
import type { DepositLimits } from '#platform/config/config.ts'
import type { Result } from '#platform/http/envelope.ts'
import { FRESH_SECONDS } from '../session-queries.ts'
import { actRule } from './acts.ts'

export type RulesDependencies = { depositLimits: DepositLimits; operatorsNeedTwoFactor: boolean }

/** What can be done and under which rules, with the values that the server goes by. */
export function showRules({ depositLimits, operatorsNeedTwoFactor }: RulesDependencies): Result<Rules> {
  return {
    data: {
      acts: actNames.map(actRule),
      confirmedMinutes: FRESH_SECONDS / 60,
      aloneUpTo: depositLimits.manualCreditCap,
      aloneWaitsHours: LONE_OWNER_HOURS,
      claimWaitAbove: depositLimits.claimWaitAbove,
      claimWaitHours: depositLimits.claimWaitHours,
      twoFactorRequired: operatorsNeedTwoFactor,
    },
  }
}
