import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { getFigures } from './get-figures.ts'
import { listWaiting } from './list-waiting.ts'

export const todayRoutes: Route[] = [
  route(api.today.waiting, listWaiting),
  route(api.today.figures, (tx, { caller }) => getFigures(tx, caller, 0)),
  route(api.today.figuresBefore, (tx, { caller, params }) => getFigures(tx, caller, Number(params.days))),
]
