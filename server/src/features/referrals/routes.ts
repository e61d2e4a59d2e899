import { api } from '@runmart/contract'
import { showSettings } from '#features/settings/index.ts'
import { route, snapshotRoute } from '#platform/http/route.ts'
import { saveRate, showRate } from './customer-rate.ts'
import { getReferralInfo } from './get-referral-info.ts'
import { allowCommission, listCommissionsForOperator, refuseCommission, saveSettings } from './operator.ts'
import { referralSettings } from './settings-queries.ts'

export const referralRoutes = [
  // Reads one snapshot, so that the figures agree with each other.
  snapshotRoute(api.referrals.info, getReferralInfo),
  route(api.referrals.settings, async (tx) => ({ data: await showSettings(tx, referralSettings) })),
  route(api.referrals.saveSettings, saveSettings),
  route(api.referralRates.get, showRate),
  route(api.referralRates.save, saveRate),
  route(api.referrals.commissions, listCommissionsForOperator),
  route(api.referrals.allow, allowCommission),
  route(api.referrals.refuse, refuseCommission),
]
