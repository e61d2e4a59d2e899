import { api } from '@runmart/contract'
import type { Catalogue } from '#features/catalog/index.ts'
import { type Route, readRoute, route } from '#platform/http/route.ts'
import {
  findCustomersForOperator,
  findMoneyForOperator,
  findOrdersForOperator,
  findServicesForOperator,
} from './find-for-operator.ts'
import { findMine } from './find-mine.ts'

export function searchRoutes({ catalogue }: { catalogue: Catalogue }): Route[] {
  return [
    readRoute(api.search.find, (reader, input) => findMine(reader, input, catalogue)),
    route(api.searchOperator.orders, findOrdersForOperator),
    route(api.searchOperator.customers, findCustomersForOperator),
    route(api.searchOperator.money, findMoneyForOperator),
    route(api.searchOperator.services, (_, input) => findServicesForOperator(input, catalogue)),
  ]
}
