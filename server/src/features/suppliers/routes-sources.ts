import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { checkNow } from './check-balance.ts'
import { decideChange } from './decide-change.ts'
import { importOffers, previewImport } from './import-offers.ts'
import { listSupplyChanges } from './list-changes.ts'
import { listSupplierOffers } from './list-offers.ts'
import { saveSources } from './save-sources.ts'
import { createSupplier, saveSupplier } from './save-supplier.ts'
import { showSources } from './show-sources.ts'
import { getSupplier, listSuppliers } from './supplier-queries.ts'
import { syncNow } from './sync-supplier.ts'

/** Suppliers, their offers, and the services that use them. */
export const sourceRoutes: Route[] = [
  route(api.suppliers.list, async (tx) => ({ data: { items: await listSuppliers(tx) } })),
  route(api.suppliers.supplier, async (tx, { params }) => ({ data: { supplier: await getSupplier(tx, params.id) } })),
  route(api.suppliers.create, createSupplier),
  route(api.suppliers.save, saveSupplier),
  routeWithTransactions(api.suppliers.check, checkNow),
  routeWithTransactions(api.suppliers.sync, syncNow),
  route(api.suppliers.offers, listSupplierOffers),
  route(api.suppliers.previewImport, previewImport),
  route(api.suppliers.import, importOffers),
  route(api.suppliers.sources, showSources),
  route(api.suppliers.saveSources, saveSources),
  route(api.suppliers.changes, listSupplyChanges),
  route(api.suppliers.decideChange, decideChange),
]
