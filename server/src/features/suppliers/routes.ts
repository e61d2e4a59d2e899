import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import {
  cancelAtSupplier,
  refillAtSupplier,
  resolveDispatch,
  retryDispatch,
  takeOverDispatch,
} from './decide-dispatch.ts'
import type { SupplierDependencies } from './dependencies.ts'
import { sourceRoutes } from './routes-sources.ts'
import { listSupplierOrders, showDispatch } from './show-dispatch.ts'

/** Suppliers, and the orders that they deliver; for operators. */
export const supplierRoutes = (deps: SupplierDependencies): Route[] => [
  ...sourceRoutes(deps),
  route(api.supplierOrders.list, listSupplierOrders),
  route(api.supplierOrders.ofOrder, showDispatch),
  route(api.supplierOrders.resolve, resolveDispatch),
  route(api.supplierOrders.retry, retryDispatch),
  route(api.supplierOrders.takeOver, takeOverDispatch),
  routeWithTransactions(api.supplierOrders.cancel, (db, input) => cancelAtSupplier(db, input, deps)),
  routeWithTransactions(api.supplierOrders.refill, (db, input) => refillAtSupplier(db, input, deps)),
]
