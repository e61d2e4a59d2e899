import type { stock } from '@runmart/contract/stock'

/** Whoever keeps a stock, an operator or the partner whose service it is: by which calls, and what they see of orders. */
export type StockKeeper = Pick<typeof stock, 'add' | 'addFiles' | 'items' | 'withdraw'> & {
  /** What is in the stock has changed: everything that shows it is fetched again. */
  onChange: () => void
  /** Where the order of a sold item is shown; null for who may not see it. */
  orderPath: ((orderId: string) => string) | null
  /** Who reads why an item is withdrawn. */
  reasonHint: string
}
