export {
  addAnswers,
  countWanted,
  endedLongAgo,
  linesKeptTooLong,
  listBotOrders,
  openRuns,
  stillWanted,
  wantedRuns,
} from './bots/bot-queries.ts'
export { isRunWanted } from './bots/bot-rules.ts'
export { endRun, type RunEnd } from './bots/end-run.ts'
export { askToRun, keyOfRun, runBot } from './bots/jobs-wanted.ts'
export { takeRun } from './bots/take-run.ts'
export { forgetBuyer, linksAfter, ordersOf } from './closing-queries.ts'
export type { OrderDependencies } from './dependencies.ts'
export { hasEndedSince } from './event-queries.ts'
export { deleteInput, describeInputs, dropLines, findInput, linesOf, type StoredInput } from './input-queries.ts'
export { orderTimedJobs } from './jobs.ts'
export { latestOrders } from './list-my-orders.ts'
export { listOrders } from './list-queries.ts'
export { actOnOrder, showDeskOrders } from './operator/act-on-order.ts'
export { countByStatus, getOrder, lockOrder, type StoredOrder, sumOrders } from './order-queries.ts'
export { orderRecord } from './order-record.ts'
export { orderRefunded, orderSucceeded } from './order-settled.ts'
export { orderRoutes } from './routes.ts'
export { showOrder, showOrders } from './show-order.ts'
