import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import type { CatalogTools } from './demand-bot.ts'
import { editService } from './edit-service.ts'
import { listServices } from './list-services.ts'
import { offerService } from './offer-service.ts'
import { offeredServices } from './service-queries.ts'

/** The catalogue, and the desk where it is written. */
export const catalogRoutes = (deps: CatalogTools) => [
  route(api.catalog.services, listServices),
  route(api.catalog.offered, async (tx, { query }) => ({ data: { items: await offeredServices(tx, query) } })),
  route(api.catalog.createService, (tx, input) => offerService(tx, input, deps)),
  route(api.catalog.editService, (tx, input) => editService(tx, input, deps)),
]
