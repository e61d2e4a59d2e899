import { catalog } from '@runmart/contract/catalog'
import { ledger } from '@runmart/contract/ledger'
import { suppliers } from '@runmart/contract/suppliers'
import { supplierMoney } from '@runmart/contract/suppliers-money'
import { today } from '@runmart/contract/today'
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

/** Something was noted of what lies at suppliers: the books and what waits for others, too. */
export function invalidateSupplierMoney(): Promise<void> {
  return invalidate(supplierMoney.accounts, supplierMoney.topUps, ledger.books, today.waiting)
}
