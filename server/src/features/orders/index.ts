/**
 * The public face of orders for other features. Orders know no bots: an order has a column for its bot's state. Only
 * `moveBot` changes it, with all effects on order and money. `botOrders` serves bots and `partnerOrders` serves
 * partners and their shares. `claimedOrders` serves warranty, `orderRuns` serves the runs of a spread, and
 * `orderInputs` holds the lines and settings of bot orders. `personalData` serves the export and closing of accounts.
 * `placeOrder`, `giveLines`, `readUpload` and `countUpload` serve uploads, whose lines only bots can read.
 */
export * as botOrders from './bot-order-queries.ts'
export * as claimedOrders from './claimed-orders.ts'
export { countUpload } from './count-upload.ts'
export { timelineOf } from './event-queries.ts'
export { findOrderedServices } from './find-ordered-services.ts'
export { findServicesByOrderCode } from './find-services-by-order-code.ts'
export { findGiftPart } from './gift-part.ts'
export { giveLines } from './give-lines.ts'
export * as orderInputs from './input-queries.ts'
export { orderCronJobs, orderJobs } from './jobs.ts'
export { findOrders, latestOrders, ordersForAttention, withoutDocuments } from './list-my-orders.ts'
export { listOrderAgain } from './list-order-again.ts'
export { listLowestPrices, type UnitPrice } from './lowest-price.ts'
export { moveBot } from './move-bot.ts'
export { findOrderId, type NamedOrder, nameOrders } from './name-orders.ts'
export { actOnOrder, showOperatorOrders } from './operator/act-on-order.ts'
export * as waitingOrders from './operator/count-waiting-orders.ts'
export { countRefund, type RefundCap } from './operator/refund-cap.ts'
export * as refundRequests from './operator/refund-requests.ts'
export { reverseRefund } from './operator/reverse-refund.ts'
export { type OrderText, searchOrders } from './operator/search-orders.ts'
export { orderRefunded, orderSucceeded, ordersSucceeded, refundReversed } from './order-events.ts'
export { countByStatus, getOrder, lockOrder, type StoredOrder, sumOrders } from './order-queries.ts'
export * as orderRuns from './order-runs.ts'
export { getTiers, seedDemoTiers } from './order-settings.ts'
export * as partnerOrders from './partner/partner-use.ts'
export * as personalData from './personal-data.ts'
export { placeOrder } from './place-order.ts'
export { publishOrderChanged } from './publish-order-changed.ts'
export { isKeptWhole, quoteAgain } from './quote-again.ts'
export { readUpload } from './read-upload.ts'
export {
  type EndedOrder,
  endedByCode,
  idsBetween,
  listEndedOtherwise,
  listIdsOf,
  listPlacedOf,
  type OrderKey,
  ordersByCode,
  ordersById,
  sumPlaced,
  sumSales,
} from './report-queries.ts'
export { orderRoutes } from './routes.ts'
export * as sentOrders from './sent-orders.ts'
export { nameOrder, showOrder, showOrders, showWithBalance } from './show-order.ts'
