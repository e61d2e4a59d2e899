export { addFiles, addItems } from './add-items.ts'
export { countHandedOut, type DifferingPool, listDifferingPools } from './check-queries.ts'
export { countStock, type LowStock, requestCount, stockIsLow } from './count-stock.ts'
export { openGoodFile, openGoods } from './goods.ts'
export {
  countGoodsBesides,
  deleteGoodsOf,
  findKeptUntil,
  insertReplacements,
  type LockedGood,
  lockGoods,
} from './goods-queries.ts'
export { findItem, listItemsOf } from './item-queries.ts'
export { stockCronJobs, stockJobs } from './jobs.ts'
export { listStockItems } from './list-stock-items.ts'
export { stockRoutes } from './routes.ts'
export { sealedGoods } from './secrets.ts'
export { showStock } from './show-stock.ts'
export { giveStock } from './stock-owner.ts'
export { findPool } from './stock-queries.ts'
export { withdrawItem } from './withdraw-item.ts'
