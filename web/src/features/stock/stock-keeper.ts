import type { PartnerStockItem, partnersServices } from '@runmart/contract/partners-services'
import type { StockItem, stock } from '@runmart/contract/stock'

/** An item as its keeper sees it; partners see less about its order. */
export type KeptItem = StockItem | PartnerStockItem

/** The keeper of a stock, an operator or the service's partner: their calls, and the visible part of orders. */
export type StockKeeper = {
  add: typeof stock.add | typeof partnersServices.addStock
  addFiles: typeof stock.addFiles | typeof partnersServices.addStockFiles
  withdraw: typeof stock.withdraw | typeof partnersServices.withdrawItem
  items: typeof stock.items | typeof partnersServices.stockItems
  /** The page of a sold item's order; null if the keeper may not see it. */
  orderPath: ((orderId: string) => string) | null
  /** Names the reader of the reason for a withdrawal. */
  reasonHint: string
}
