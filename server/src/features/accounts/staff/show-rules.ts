import type { api } from '@runmart/contract'
import { actNames, type Rules } from '@runmart/contract/accounts-rules'
import { LONE_OWNER_HOURS } from '@runmart/contract/deposits-pending-credits'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { FRESH_SECONDS } from '../session-queries.ts'
import { actRule } from './acts.ts'

/** The actions and their rules, with the values of this server. */
export async function showRules(
  _tx: Tx,
  _input: HandlerInput<typeof api.staffRules.get>,
  { depositLimits, operatorsNeedTwoFactor }: Shop,
): Promise<Result<Rules>> {
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
