import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { allowCommission, refuseCommission, showCommissions } from './operator.ts'
import { saveSettings } from './settings.ts'
import { getSettings } from './settings-queries.ts'
import { showInfo } from './show-info.ts'

export const referralRoutes = (publicUrl: string) => [
  route(api.referrals.info, (tx, input) => showInfo(tx, input, publicUrl)),
  route(api.referrals.settings, async (tx) => ({ data: { settings: await getSettings(tx) } })),
  route(api.referrals.saveSettings, saveSettings),
  route(api.referrals.commissions, showCommissions),
  route(api.referrals.allow, allowCommission),
  route(api.referrals.refuse, refuseCommission),
]
