import * as z from 'zod/mini'
import { endpoint, Id, type RateLimit } from './endpoint.ts'

/** More favourites, or services to be told about, than a customer can have. */
export const MAX_FAVOURITES = 200

/** A customer's marks on the catalogue, the newest first. */
export const Favourites = z.strictObject({
  /** Services to find again. */
  favouriteIds: z.array(z.string()),
  /** Services that the customer is told about, once, when they can be ordered again. */
  waitingIds: z.array(z.string()),
})
export type Favourites = z.infer<typeof Favourites>

const limits: readonly RateLimit[] = [{ by: 'user', attempts: 120, seconds: 60 }]
const change = {
  access: 'customer',
  params: z.strictObject({ id: Id }),
  data: Favourites,
  refusals: ['NOT_FOUND'],
  limits,
} as const

export const catalogFavourites = {
  favourites: endpoint({
    method: 'GET',
    path: '/user/service/favourites',
    summary: 'List my favourite services, and those I’ll be told about when they’re back',
    access: 'customer',
    viewable: true,
    data: Favourites,
  }),
  addFavourite: endpoint({
    ...change,
    method: 'PUT',
    path: '/user/service/{id}/favourite',
    summary: 'Add a service to my favourites (200 at most)',
  }),
  removeFavourite: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/service/{id}/favourite',
    summary: 'Remove a service from my favourites',
  }),
  waitFor: endpoint({
    ...change,
    method: 'PUT',
    path: '/user/service/{id}/waiting',
    summary: 'Tell me once when a service that can’t be ordered now is back (200 at most)',
  }),
  stopWaitingFor: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/service/{id}/waiting',
    summary: 'Don’t tell me when a service is back',
  }),
}
