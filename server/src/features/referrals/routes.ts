import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { getReferralInfo } from './get-referral-info.ts'
import { allowCommission, listCommissionsForOperator, refuseCommission, saveSettings } from './operator.ts'
import { getSettings } from './settings-queries.ts'

export const referralRoutes = (publicUrl: string) => [
  route(api.referrals.info, (tx, input) => getReferralInfo(tx, input, publicUrl)),
  route(api.referrals.settings, async (tx) => ({ data: { settings: await getSettings(tx) } })),
  route(api.referrals.saveSettings, saveSettings),
  route(api.referrals.commissions, listCommissionsForOperator),
  route(api.referrals.allow, allowCommission),
  route(api.referrals.refuse, refuseCommission),
]
