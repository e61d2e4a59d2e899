import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { editService } from './edit-service.ts'
import { listServices } from './list-services.ts'
import { offerService } from './offer-service.ts'
import { offeredServices } from './service-queries.ts'

export const catalogRoutes = [
  route(api.catalog.services, listServices),
  route(api.catalog.offered, async (tx, { query }) => ({ data: { items: await offeredServices(tx, query) } })),
  route(api.catalog.createService, offerService),
  route(api.catalog.editService, editService),
]
