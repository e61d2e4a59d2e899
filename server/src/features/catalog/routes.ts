import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { listServices } from './list-services.ts'

export const catalogRoutes = [route(api.catalog.services, listServices)]
