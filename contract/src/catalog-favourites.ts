import * as z from 'zod/mini'
import { endpoint, Id, type RateLimit } from './endpoint.ts'

/** How many favourites, and how many awaited services, a customer can have. */
export const MAX_FAVOURITES = 200

/** A customer's favourites and awaited services, newest first. */
export const Favourites = z.strictObject({
  favouriteIds: z.array(z.string()),
  /** Services that the shop announces to the customer once, as soon as they are available again. */
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
