export { CurrentFigures } from './current-figures.ts'
export { getPublicPageData, holesOfState } from './public-page-data.ts'
export { siteRoutes } from './routes.ts'
export { holesOfTexts } from './text-data.ts'
