export { CurrentFigures } from './current-figures.ts'
export { openSite } from './open-site.ts'
export { siteRoutes } from './routes.ts'
