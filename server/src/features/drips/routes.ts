import { api } from '@runmart/contract'
import { readRoute, route } from '#platform/http/route.ts'
import { listMyDrips, showDripOfMyOrder, showDripOfOrder } from './my-drips.ts'
import { placeDrip } from './place-drip.ts'
import { stopMyDrip } from './stop-drip.ts'

export const dripRoutes = [
  route(api.drips.place, placeDrip),
  readRoute(api.drips.list, listMyDrips),
  readRoute(api.drips.ofOrder, showDripOfMyOrder),
  route(api.drips.stop, stopMyDrip),
  route(api.drips.ofOperatorOrder, showDripOfOrder),
]
