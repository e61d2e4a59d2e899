import * as z from 'zod/mini'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { StockItem, StockReason } from './stock.ts'

export const Good = z.strictObject({
  id: z.string(),
  /** The line, or the name of the file. Null if it is deleted or closed. */
  value: z.nullable(z.string()),
  /** Only for a downloadable file; null for a line. The size is in bytes. */
  file: z.nullable(z.strictObject({ name: z.string(), size: z.int() })),
  /** The order was fully refunded before the customer read the item, so it stays closed. */
  closed: z.boolean(),
  expiresAt: z.nullable(Time),
  /** When the customer first read it. */
  seenAt: z.nullable(Time),
  /** The broken item that it replaces. */
  replaces: z.nullable(z.string()),
  /** The item that replaced it. */
  replacedBy: z.nullable(z.string()),
})
export type Good = z.infer<typeof Good>

export const goods = {
  mine: endpoint({
    method: 'GET',
    path: '/user/order/{id}/goods',
    summary:
      'What an order brought from stock; the first reading is recorded. What nobody had read when all of the order was paid back stays closed.',
    access: 'active',
    params: z.strictObject({ id: Id }),
    data: z.strictObject({
      items: z.array(Good),
      /** After this time the server deletes the content. */
      keptUntil: z.nullable(Time),
    }),
    refusals: ['NOT_FOUND', 'GOODS_CLOSED'],
  }),
  /** The answer is the file itself, to be saved. */
  file: endpoint({
    method: 'GET',
    path: '/user/order/{id}/goods/{item}/file',
    summary: 'Download a file that an order brought from stock; the first download is recorded',
    access: 'active',
    params: z.strictObject({ id: Id, item: Id }),
    data: Nothing,
    refusals: ['NOT_FOUND', 'GOODS_CLOSED'],
    limits: [{ by: 'user', attempts: 30, seconds: 60 }],
    download: true,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}/goods',
    summary: 'Which items an order brought from stock, without what they say',
    access: 'operator',
    right: 'orders',
    params: z.strictObject({ id: Id }),
    data: z.strictObject({ items: z.array(StockItem) }),
    refusals: ['NOT_FOUND'],
  }),
  replace: endpoint({
    method: 'POST',
    path: '/operator/orders/{id}/goods/{item}/replace',
    summary: 'Give a customer another item for one that does not work',
    access: 'operator',
    right: 'orders',
    params: z.strictObject({ id: Id, item: Id }),
    body: StockReason,
    data: z.strictObject({ item: z.string() }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'SERVICE_UNAVAILABLE_NOW', 'FORBIDDEN'],
    idempotent: true,
  }),
}
