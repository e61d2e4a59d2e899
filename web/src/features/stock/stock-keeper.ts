import type { PartnerStockItem, partnersServices } from '@runmart/contract/partners-services'
import type { StockItem, stock } from '@runmart/contract/stock'

/** An item as its keeper sees it: partners see less of where it went. */
export type KeptItem = StockItem | PartnerStockItem

/** Whoever keeps a stock, an operator or the partner whose service it is: by which calls, and what they see of orders. */
export type StockKeeper = Pick<typeof stock, 'add' | 'addFiles' | 'withdraw'> & {
  items: typeof stock.items | typeof partnersServices.stockItems
  /** What is in the stock has changed: everything that shows it is fetched again. */
  onChange: () => void
  /** Where the order of a sold item is shown; null for who may not see it. */
  orderPath: ((orderId: string) => string) | null
  /** Who reads why an item is withdrawn. */
  reasonHint: string
}
