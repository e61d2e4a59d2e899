import { catalog } from '@runmart/contract/catalog'
import { suppliers } from '@runmart/contract/suppliers'
import { invalidate } from '#platform/query-client.ts'

/** Something about a supplier has changed: everything that shows it is fetched again. */
export function invalidateSuppliers(): Promise<void> {
  return invalidate(suppliers.list, suppliers.supplier, suppliers.offers, suppliers.sources, suppliers.changes)
}

/** Services were made of offers, or have another price: the catalogue, too. */
export function invalidateSupply(): Promise<void> {
  void invalidate(catalog.offered, catalog.offeredService, catalog.services)
  return invalidateSuppliers()
}
