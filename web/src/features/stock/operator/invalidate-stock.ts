import { catalog } from '@runmart/contract/catalog'
import { stock } from '@runmart/contract/stock'
import { invalidate } from '#platform/query-client.ts'

/** What is in a stock has changed: everything that shows it is fetched again. */
export function invalidateStock(): void {
  void invalidate(stock.stock, stock.items, catalog.offeredService, catalog.offered, catalog.services)
}
