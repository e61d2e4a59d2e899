export { orderTimedJobs } from './jobs.ts'
export { latestOrders } from './list-my-orders.ts'
export { countByStatus, sumOrders } from './order-queries.ts'
export { orderRoutes } from './routes.ts'
