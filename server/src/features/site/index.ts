export { getPublicPageData, holesOfState } from './public-page-data.ts'
export { siteRoutes } from './routes.ts'
export { textAddress } from './text-address.ts'
export { holesOfTexts } from './text-data.ts'
