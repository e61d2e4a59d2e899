import { api } from '@runmart/contract'
import { type Route, readRoute, route } from '#platform/http/route.ts'
import { claimWarranty } from './claim-warranty.ts'
import { refundClaim, refuseClaim, replaceClaimed } from './decide-claim.ts'
import { asPartner, listPartnerClaims, listPartnerOrderClaims, passClaim } from './partner-claims.ts'
import { listClaimsForOperator, listOrderClaims, showMyWarranty } from './show-claims.ts'

export const warrantyRoutes: Route[] = [
  readRoute(api.warranty.mine, showMyWarranty),
  route(api.warranty.claim, claimWarranty),
  route(api.warrantyOperator.list, listClaimsForOperator),
  route(api.warrantyOperator.ofOrder, listOrderClaims),
  route(api.warrantyOperator.replace, replaceClaimed),
  route(api.warrantyOperator.refund, refundClaim),
  route(api.warrantyOperator.refuse, refuseClaim),
  route(api.warrantyPartner.list, listPartnerClaims),
  route(api.warrantyPartner.ofOrder, listPartnerOrderClaims),
  route(api.warrantyPartner.replace, asPartner(replaceClaimed)),
  route(
    api.warrantyPartner.refund,
    asPartner((tx, input) => refundClaim(tx, input, null)),
  ),
  route(api.warrantyPartner.pass, passClaim),
]
