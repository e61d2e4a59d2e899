import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { actOnDispatches, previewDispatchActs } from './act-on-dispatches.ts'
import {
  cancelAtSupplier,
  refillAtSupplier,
  resolveDispatch,
  retryDispatch,
  takeOverDispatch,
} from './decide-dispatch.ts'
import { supplierMoneyRoutes } from './routes-money.ts'
import { sourceRoutes } from './routes-sources.ts'
import { listDispatchMatches, listSupplierOrders, showDispatch, showSupplierExchanges } from './show-dispatch.ts'

/** Suppliers, and the orders that they deliver; for operators. */
export const supplierRoutes: Route[] = [
  ...sourceRoutes,
  ...supplierMoneyRoutes,
  route(api.suppliers.exchanges, showSupplierExchanges),
  route(api.supplierOrders.list, listSupplierOrders),
  route(api.supplierOrders.matches, listDispatchMatches),
  route(api.supplierOrders.preview, previewDispatchActs),
  routeWithTransactions(api.supplierOrders.act, actOnDispatches),
  route(api.supplierOrders.ofOrder, showDispatch),
  route(api.supplierOrders.resolve, resolveDispatch),
  route(api.supplierOrders.retry, retryDispatch),
  route(api.supplierOrders.takeOver, takeOverDispatch),
  routeWithTransactions(api.supplierOrders.cancel, cancelAtSupplier),
  routeWithTransactions(api.supplierOrders.refill, refillAtSupplier),
]
