import { api } from '@runmart/contract'
import { readRoute, route } from '#platform/http/route.ts'
import { createPlan } from './create-plan.ts'
import { listMyPlans, showPlansOfMyOrder, showPlansOfOrder, stopPlan } from './my-plans.ts'

export const repeatRoutes = [
  route(api.repeats.create, createPlan),
  readRoute(api.repeats.ofOrder, showPlansOfMyOrder),
  readRoute(api.repeats.list, listMyPlans),
  route(api.repeats.stop, stopPlan),
  route(api.repeats.ofOperatorOrder, showPlansOfOrder),
]
