import { api } from '@runmart/contract'
import type { DepositDependencies } from '#features/deposits/index.ts'
import { type Route, route } from '#platform/http/route.ts'
import { getFigures } from './get-figures.ts'
import { listWaiting } from './list-waiting.ts'

export function todayRoutes(deps: DepositDependencies): Route[] {
  return [
    route(api.today.waiting, (tx, input) => listWaiting(tx, input, deps)),
    route(api.today.figures, (tx, { caller }) => getFigures(tx, caller, 0)),
    route(api.today.figuresBefore, (tx, { caller, params }) => getFigures(tx, caller, Number(params.days))),
  ]
}
