import * as z from 'zod/mini'
import type { Provider } from './catalog.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { fileName } from './file-name.ts'
import { deskPageQuery, listOf, pageQuery } from './lists.ts'
import { requiredText } from './required-text.ts'
import { wholeNumber, wholePercent } from './whole-number.ts'

/** Which free item an order gets: the oldest one, or a random one. */
export const handouts = ['oldest', 'random'] as const

/** The state of an item. `expired` and `withdrawn` ones were never sold. */
export const itemStates = ['free', 'sold', 'expired', 'withdrawn'] as const
export type ItemState = (typeof itemStates)[number]

/** Lines per call, and characters per line. Clients send longer lists in parts. */
export const MAX_LINES_ADDED = 10_000
export const MAX_ITEM = 4_000
/** Room for this many lines of a usual length; clients with longer lines send fewer at once. */
export const STOCK_BODY = 4 * 1024 * 1024

/** Files per call, and bytes per file. Clients send more in parts. */
export const MAX_FILES_ADDED = 50
export const MAX_STOCK_FILE = 5_000_000
/** Room for the largest file in base64, or for small ones of that size together. */
export const STOCK_FILES_BODY = 7 * 1024 * 1024

/**
 * The most bytes in a service's stock, lines and files; sold items count until they are deleted. A partner's service
 * has less.
 */
export const MAX_STOCK_BYTES = 2_000_000_000
export const MAX_PARTNER_STOCK_BYTES = 200_000_000
export const mostStockBytes = (provider: Provider): number =>
  provider === 'PARTNER_PROVIDED' ? MAX_PARTNER_STOCK_BYTES : MAX_STOCK_BYTES

export const StockSettings = z.strictObject({
  handout: z.enum(handouts),
  /** The server alerts operators when no more than this many are free; null: never. */
  lowAt: z.nullable(wholeNumber(0, 1_000_000)),
  /** How many days after the sale customers can read their items; then the server deletes them. */
  keepDays: wholeNumber(1, 3_650),
  /**
   * The part of an order that the warranty replaces without an operator, in percent of its items, rounded down; 0:
   * none.
   */
  replacePercent: wholePercent(0, 100),
})
export type StockSettings = z.infer<typeof StockSettings>

/** The pool of a service. People deliver a service without one. */
export const Stock = z.strictObject({
  settings: StockSettings,
  version: z.int(),
  counts: z.record(z.enum(itemStates), z.int()),
  /**
   * Free items are not for sale, because their owner stopped providing the service: a partner, or null for the shop.
   */
  held: z.optional(
    z.strictObject({
      partner: z.nullable(z.strictObject({ id: z.string(), username: z.string() })),
      isBeingWithdrawn: z.boolean(),
    }),
  ),
  /** Stored bytes of all items that the server still keeps. */
  bytes: z.int(),
})
export type Stock = z.infer<typeof Stock>

/** An item as operators see it: never its content. */
export const StockItem = z.strictObject({
  id: z.string(),
  state: z.enum(itemStates),
  /** The bytes of a stored file; null for a line. */
  size: z.nullable(z.int()),
  addedAt: Time,
  expiresAt: z.nullable(Time),
  /** The order that has it, since when, and when its customer first read it. */
  orderId: z.nullable(z.string()),
  soldAt: z.nullable(Time),
  seenAt: z.nullable(Time),
  /** Why it was withdrawn, or replaced after the sale. */
  reason: z.nullable(z.string()),
  /** The item that replaced this one. */
  replacedBy: z.nullable(z.string()),
})
export type StockItem = z.infer<typeof StockItem>

const ServiceId = z.strictObject({ id: Id })
export const StockReason = z.strictObject({
  reason: requiredText(300),
})

/** The content of an item: one line, not only spaces. */
const Line = z.string().check(z.trim(), z.maxLength(MAX_ITEM, 'textTooLong'), z.regex(/^[^\r\n\0]*$/, 'invalid'))

/** From then on the added items are no longer for sale. */
const expiresAt = z.optional(z.nullable(Time))

export const StockLines = z.strictObject({
  lines: z.array(Line).check(z.minLength(1, 'required'), z.maxLength(MAX_LINES_ADDED, 'tooManyLines')),
  expiresAt,
})

const FileContent = z.string('required').check(z.minLength(1, 'required'))
export const StockFiles = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: fileName('required'),
        content: FileContent,
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(MAX_FILES_ADDED, 'outOfRange')),
  expiresAt,
})
export const StockAdded = z.strictObject({
  added: z.int(),
  /** The numbers, from 1, of lines or files that were already in a stock or occur earlier in this call. */
  repeated: z.array(z.int()),
  stock: Stock,
})
const StockFound = z.strictObject({ item: z.nullable(z.extend(StockItem, { serviceId: z.string() })) })
export const StockItemsQuery = z.object({ ...pageQuery, state: z.optional(z.enum(itemStates)) })

export const stock = {
  stock: endpoint({
    method: 'GET',
    path: '/operator/services/{id}/stock',
    summary: 'The stock of a service: how it is handed out and how many items there are; null where people deliver it',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    data: z.strictObject({ stock: z.nullable(Stock) }),
    refusals: ['NOT_FOUND'],
  }),
  /** Repeating it adds nothing twice. It has no idempotency key: the stored request hash would reveal short codes. */
  add: endpoint({
    method: 'POST',
    path: '/operator/services/{id}/stock',
    summary:
      'Add items to the stock of a service, one a line. What was ever in a stock of the shop is left out; so are empty lines. The first items make a service deliver from stock.',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    body: StockLines,
    data: StockAdded,
    refusals: ['NOT_FOUND', 'STOCK_FULL'],
    limits: [{ by: 'user', attempts: 120, seconds: 60 }],
    largestBody: STOCK_BODY,
  }),
  addFiles: endpoint({
    method: 'POST',
    path: '/operator/services/{id}/stock/files',
    summary: 'Add files of any kind to the stock of a service, each an item: up to 50 in a call, 5 MB together',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    body: StockFiles,
    data: StockAdded,
    refusals: ['NOT_FOUND', 'TOO_LARGE', 'STOCK_FULL'],
    limits: [{ by: 'user', attempts: 120, seconds: 60 }],
    largestBody: STOCK_FILES_BODY,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/operator/services/{id}/stock',
    summary:
      'Change how the stock of a service is handed out, when operators are told, and how long customers can read it',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    body: z.strictObject({
      version: z.int(),
      settings: StockSettings,
    }),
    data: z.strictObject({ stock: Stock }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  items: endpoint({
    method: 'GET',
    path: '/operator/services/{id}/stock/items',
    summary: 'Items of a stock, newest first, without what they say',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    query: z.extend(StockItemsQuery, deskPageQuery),
    data: listOf(StockItem),
    refusals: ['NOT_FOUND'],
  }),
  find: endpoint({
    method: 'POST',
    path: '/operator/stock/find',
    summary: 'Find an item by what it says, in whichever stock it is or was',
    access: 'operator',
    right: 'catalog',
    body: z.strictObject({ value: Line }),
    data: StockFound,
    limits: [{ by: 'user', attempts: 60, seconds: 60 }],
  }),
  findFile: endpoint({
    method: 'POST',
    path: '/operator/stock/find-file',
    summary: 'Find an item that is a file by its bytes, whatever its name, in whichever stock it is or was',
    access: 'operator',
    right: 'catalog',
    body: z.strictObject({ content: FileContent }),
    data: StockFound,
    refusals: ['TOO_LARGE'],
    limits: [{ by: 'user', attempts: 60, seconds: 60 }],
    largestBody: STOCK_FILES_BODY,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/operator/stock/items/{id}/withdraw',
    summary: 'Take a free item out of its stock for good',
    access: 'operator',
    right: 'catalog',
    params: z.strictObject({ id: Id }),
    body: StockReason,
    data: z.strictObject({ stock: Stock }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  withdrawHeld: endpoint({
    method: 'POST',
    path: '/operator/services/{id}/stock/withdraw-held',
    summary:
      'Take all free items out of a stock for good whose owner does not provide the service any more; it goes on after the answer',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    body: StockReason,
    data: z.strictObject({ stock: Stock }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
