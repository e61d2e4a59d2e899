export { reversalRoutes } from './routes.ts'
