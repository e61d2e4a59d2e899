import { api } from '@runmart/contract'
import { readRoute, route } from '#platform/http/route.ts'
import { createPlan } from './create-plan.ts'
import type { RepeatRouteDependencies } from './dependencies.ts'
import { listMyPlans, showPlansOfMyOrder, showPlansOfOrder, stopPlan } from './my-plans.ts'

export const repeatRoutes = (deps: RepeatRouteDependencies) => [
  route(api.repeats.create, (tx, input) => createPlan(tx, input, deps)),
  readRoute(api.repeats.ofOrder, (reader, input) => showPlansOfMyOrder(reader, input, deps)),
  readRoute(api.repeats.list, listMyPlans),
  route(api.repeats.stop, stopPlan),
  route(api.repeats.ofOperatorOrder, showPlansOfOrder),
]
