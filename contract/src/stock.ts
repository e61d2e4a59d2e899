import * as z from 'zod/mini'
import type { Provider } from './catalog.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { fileName } from './file-name.ts'
import { deskPageQuery, listOf, pageQuery } from './lists.ts'
import { requiredText } from './required-text.ts'
import { wholeNumber, wholePercent } from './whole-number.ts'

/** Which free item an order gets: the one that was added first, or any. */
export const handouts = ['oldest', 'random'] as const

/** Where an item is. `expired` and `withdrawn` ones were never sold. */
export const itemStates = ['free', 'sold', 'expired', 'withdrawn'] as const
export type ItemState = (typeof itemStates)[number]

/** Lines that one call adds, and the characters of one of them. Longer lists are sent in parts. */
export const MAX_LINES_ADDED = 10_000
export const MAX_ITEM = 4_000
/** Room for so many lines of a usual length; who adds longer ones sends fewer at once. */
export const STOCK_BODY = 4 * 1024 * 1024

/** Files that one call adds, and the bytes of one of them. More are sent in parts. */
export const MAX_FILES_ADDED = 50
export const MAX_STOCK_FILE = 5_000_000
/** Room for the largest file in base64, or for as many small ones as have its size together. */
export const STOCK_FILES_BODY = 7 * 1024 * 1024

/** Bytes that the stock of a service keeps at most, lines and files, sold ones until they are deleted; of a partner's service less. */
export const MAX_STOCK_BYTES = 2_000_000_000
export const MAX_PARTNER_STOCK_BYTES = 200_000_000
export const mostStockBytes = (provider: Provider): number =>
  provider === 'PARTNER_PROVIDED' ? MAX_PARTNER_STOCK_BYTES : MAX_STOCK_BYTES

export const StockSettings = z.strictObject({
  handout: z.enum(handouts),
  /** Operators are told when no more than so many are free; null: never. */
  lowAt: z.nullable(wholeNumber(0, 1_000_000)),
  /** For so many days after the sale customers can read what they bought; then it is deleted. */
  keepDays: wholeNumber(1, 3_650),
  /** Under warranty so much of an order is replaced without an operator, in percent of its items, rounded down; 0: nothing. */
  replacePercent: wholePercent(0, 100),
})
export type StockSettings = z.infer<typeof StockSettings>

/** The pool of a service. A service without one is delivered by people. */
export const Stock = z.strictObject({
  settings: StockSettings,
  version: z.int(),
  counts: z.record(z.enum(itemStates), z.int()),
  /** What is free is not sold, because its owner does not provide the service any more: a partner, or null for the shop. */
  held: z.optional(
    z.strictObject({
      partner: z.nullable(z.strictObject({ id: z.string(), username: z.string() })),
      isBeingWithdrawn: z.boolean(),
    }),
  ),
  /** Of all items that are still kept, as they are stored. */
  bytes: z.int(),
})
export type Stock = z.infer<typeof Stock>

/** An item as operators see it: never what it says. */
export const StockItem = z.strictObject({
  id: z.string(),
  state: z.enum(itemStates),
  /** How many bytes a file has that is still kept; null for a line. */
  size: z.nullable(z.int()),
  addedAt: Time,
  expiresAt: z.nullable(Time),
  /** Which order has it, since when, and when its customer first read it. */
  orderId: z.nullable(z.string()),
  soldAt: z.nullable(Time),
  seenAt: z.nullable(Time),
  /** Why it was withdrawn, or replaced after the sale. */
  reason: z.nullable(z.string()),
  /** The item that was given for this one. */
  replacedBy: z.nullable(z.string()),
})
export type StockItem = z.infer<typeof StockItem>

const ServiceId = z.strictObject({ id: Id })
/** Why an item is withdrawn or replaced. */
export const StockReason = z.strictObject({
  reason: requiredText(300),
})

/** What an item says: one line. A line of spaces is none. */
const Line = z.string().check(z.trim(), z.maxLength(MAX_ITEM, 'textTooLong'), z.regex(/^[^\r\n\0]*$/, 'invalid'))

/** From then on what is added is not sold any more. */
const expiresAt = z.optional(z.nullable(Time))

/** What is added to a stock. */
export const StockLines = z.strictObject({
  lines: z.array(Line).check(z.minLength(1, 'required'), z.maxLength(MAX_LINES_ADDED, 'tooManyLines')),
  expiresAt,
})

/** The bytes of a file in base64. */
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
  /** The numbers, from 1, of lines or files that had been there before, in a stock or further up. */
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
  /** Repeating it adds nothing twice. It has no idempotency key: what is kept with one would tell short codes. */
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
