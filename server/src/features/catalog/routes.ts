import { api } from '@runmart/contract'
import { pageRoute, readRoute, route } from '#platform/http/route.ts'
import type { Catalogue } from './catalogue.ts'
import { addFavourite, removeFavourite, stopWaitingFor, waitFor } from './change-favourites.ts'
import { getFavourites } from './favourite-queries.ts'
import { listServices } from './list-services.ts'
import { type CatalogDependencies, createService, editService } from './save-service.ts'
import { addPicture, editServicePage, getOperatorServicePage, previewServicePage } from './save-service-page.ts'
import { listOperatorServices } from './service-queries.ts'

/** The catalogue for customers, and its operator endpoints. */
export const catalogRoutes = (deps: CatalogDependencies, catalogue: Catalogue) => [
  pageRoute(
    api.catalog.services,
    ({ query }, language) => (Object.keys(query).length ? null : catalogue.get(language).then(({ page }) => page)),
    listServices,
  ),
  readRoute(api.catalogFavourites.favourites, async (reader, { caller }) => ({
    data: await getFavourites(reader, caller.userId),
  })),
  route(api.catalogFavourites.addFavourite, addFavourite),
  route(api.catalogFavourites.removeFavourite, removeFavourite),
  route(api.catalogFavourites.waitFor, waitFor),
  route(api.catalogFavourites.stopWaitingFor, stopWaitingFor),
  route(api.catalog.offered, async (tx, { query }) => ({ data: { items: await listOperatorServices(tx, query) } })),
  route(api.catalog.createService, (tx, input) => createService(tx, input, deps)),
  route(api.catalog.editService, (tx, input) => editService(tx, input, deps)),
  route(api.catalogPages.servicePage, getOperatorServicePage),
  route(api.catalogPages.saveServicePage, editServicePage),
  route(api.catalogPages.previewServicePage, previewServicePage),
  route(api.catalogPages.addPicture, addPicture),
]
