import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { getFigures } from './get-figures.ts'
import { listWaiting, type TodayDependencies } from './list-waiting.ts'

export function todayRoutes(deps: TodayDependencies): Route[] {
  return [
    route(api.today.waiting, (tx, input) => listWaiting(tx, input, deps)),
    route(api.today.figures, (tx, { caller }) => getFigures(tx, caller, 0)),
    route(api.today.figuresBefore, (tx, { caller, params }) => getFigures(tx, caller, Number(params.days))),
  ]
}
