import type { PartnerStockItem, partnersServices } from '@runmart/contract/partners-services'
import type { StockItem, stock } from '@runmart/contract/stock'

/** An item as its keeper sees it: partners see less of where it went. */
export type KeptItem = StockItem | PartnerStockItem

/** Whoever keeps a stock, an operator or the partner whose service it is: by which calls, and what they see of orders. */
export type StockKeeper = {
  add: typeof stock.add | typeof partnersServices.addStock
  addFiles: typeof stock.addFiles | typeof partnersServices.addStockFiles
  withdraw: typeof stock.withdraw | typeof partnersServices.withdrawItem
  items: typeof stock.items | typeof partnersServices.stockItems
  /** Where the order of a sold item is shown; null for who may not see it. */
  orderPath: ((orderId: string) => string) | null
  /** Who reads why an item is withdrawn. */
  reasonHint: string
}
