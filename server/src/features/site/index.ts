export { siteRoutes } from './routes.ts'
export { getSiteView } from './site-view.ts'
