import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { payPayout, refusePayout } from './decide-payout.ts'
import { listPayoutsForOperator } from './list-payouts.ts'
import { cancelPayout, getPayoutOverview } from './my-payouts.ts'
import { requestPayout } from './request-payout.ts'
import { savePayoutSettings, showPayoutSettings } from './settings.ts'

export const payoutRoutes: Route[] = [
  route(api.payouts.overview, getPayoutOverview),
  route(api.payouts.request, requestPayout),
  route(api.payouts.cancel, cancelPayout),
  route(api.payouts.list, listPayoutsForOperator),
  route(api.payouts.pay, payPayout),
  route(api.payouts.refuse, refusePayout),
  route(api.payouts.settings, showPayoutSettings),
  route(api.payouts.saveSettings, savePayoutSettings),
]
