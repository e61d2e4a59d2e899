import * as z from 'zod/mini'
import { Service } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { Transaction } from './ledger.ts'
import { MAX_SEARCHED } from './lists.ts'
import { Order } from './orders-order.ts'
import { requiredText } from './required-text.ts'

export const MAX_FOUND = 5

/** A part of a code matches only this many of the newest transactions; a whole code matches all. */
export const SEARCHED_TRANSACTIONS = 200

export const Found = z.strictObject({
  services: z.array(
    z.pick(Service, { id: true, name: true, category: true, glyph: true, serviceType: true, status: true }),
  ),
  orders: z.array(z.pick(Order, { id: true, orderCode: true, serviceName: true, orderStatus: true, createdAt: true })),
  transactions: z.array(Transaction),
})
export type Found = z.infer<typeof Found>

export const SearchWords = requiredText(MAX_SEARCHED)

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/user/search',
    summary:
      'Find services by name, my orders by code, service, contact or note, and my transactions by code; a few of each',
    access: 'customer',
    query: z.object({ q: SearchWords }),
    data: Found,
  }),
}
