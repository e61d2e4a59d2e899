import { api } from '@runmart/contract'
import { type Route, readRoute, route } from '#platform/http/route.ts'
import {
  findCustomersForOperator,
  findMoneyForOperator,
  findOrdersForOperator,
  findServicesForOperator,
} from './find-for-operator.ts'
import { findMine } from './find-mine.ts'

export const searchRoutes: Route[] = [
  readRoute(api.search.find, findMine),
  route(api.searchOperator.orders, findOrdersForOperator),
  route(api.searchOperator.customers, findCustomersForOperator),
  route(api.searchOperator.money, findMoneyForOperator),
  route(api.searchOperator.services, findServicesForOperator),
]
