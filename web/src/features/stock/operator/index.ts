/** The parts of stock that the operator pages of other features may use. */
export { OrderGoods } from './order-goods.tsx'
