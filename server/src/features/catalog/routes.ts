import { api } from '@runmart/contract'
import { pageRoute, route } from '#platform/http/route.ts'
import type { Catalogue } from './catalogue.ts'
import { listServices } from './list-services.ts'
import { type CatalogDependencies, createService, editService } from './save-service.ts'
import { listOperatorServices } from './service-queries.ts'

/** The catalogue for customers, and its operator endpoints. */
export const catalogRoutes = (deps: CatalogDependencies, catalogue: Catalogue) => [
  pageRoute(
    api.catalog.services,
    ({ query }, language) => (Object.keys(query).length ? null : catalogue.get(language).then(({ page }) => page)),
    listServices,
  ),
  route(api.catalog.offered, async (tx, { query }) => ({ data: { items: await listOperatorServices(tx, query) } })),
  route(api.catalog.createService, (tx, input) => createService(tx, input, deps)),
  route(api.catalog.editService, (tx, input) => editService(tx, input, deps)),
]
