/** What the operator pages of other features may use of stock. */
export { OrderGoods } from './order-goods.tsx'
