import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { listGivenUp, removeGivenUp, retryGivenUp } from './given-up.ts'

export const jobRoutes = [
  route(api.jobs.givenUp, listGivenUp),
  route(api.jobs.retry, retryGivenUp),
  route(api.jobs.remove, removeGivenUp),
]
