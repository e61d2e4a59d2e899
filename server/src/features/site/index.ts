export { siteRoutes } from './routes.ts'
export { viewOf } from './view-of.ts'
