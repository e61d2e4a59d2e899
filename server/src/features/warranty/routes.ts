import { api } from '@runmart/contract'
import { type Route, readRoute, route } from '#platform/http/route.ts'
import { claimWarranty } from './claim-warranty.ts'
import { refundClaim, refuseClaim, replaceClaimed } from './decide-claim.ts'
import { listClaimsForOperator, listOrderClaims, showMyWarranty } from './show-claims.ts'

export const warrantyRoutes: Route[] = [
  readRoute(api.warranty.mine, showMyWarranty),
  route(api.warranty.claim, claimWarranty),
  route(api.warrantyOperator.list, listClaimsForOperator),
  route(api.warrantyOperator.ofOrder, listOrderClaims),
  route(api.warrantyOperator.replace, replaceClaimed),
  route(api.warrantyOperator.refund, refundClaim),
  route(api.warrantyOperator.refuse, refuseClaim),
]
