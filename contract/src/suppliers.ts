import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { requiredText } from './required-text.ts'
import { Exchange } from './suppliers-orders.ts'
import { supply } from './suppliers-sources.ts'
import { wholeNumber } from './whole-number.ts'

const supplierKinds = ['panel-v2'] as const
const supplierStatuses = ['active', 'paused'] as const

/** Sums in the supplier's currency: plain digits, kept exactly. */
export const SupplierSum = z.string('required').check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'invalid'))

const settings = {
  name: requiredText(60),
  kind: z.enum(supplierKinds),
  url: requiredText(300).check(z.refine((it) => /^https?:\/\//.test(it) && URL.canParse(it), 'invalid')),
  /** Three or four letters, as the supplier writes it. */
  currency: z.string('required').check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3,4}$/, 'invalid')),
  /** The shop's exchange rate: dong for one unit of the currency. */
  dongEach: SupplierSum.check(z.refine((it) => Number(it) > 0, 'aboveZero')),
  callsAMinute: wholeNumber(1, 600),
  /** The panel accepts a `request_id` and recognises a repeated order by it. */
  repeatsSafely: z.boolean(),
  /** The server alerts operators when its balance is below; null: never. */
  lowBalance: z.nullable(SupplierSum),
  status: z.enum(supplierStatuses),
  /**
   * The shop keeps selling services that only this supplier delivers while the supplier refuses the account; orders
   * wait.
   */
  sellsWhileRefused: z.boolean(),
}
const ApiKey = requiredText(200)
export const NewSupplier = z.strictObject({ ...settings, key: ApiKey })
export const SupplierEdit = z.strictObject({ version: z.int(), ...settings, key: z.optional(ApiKey) })

/** Why a supplier refuses the shop's account: an empty balance, or an invalid key. */
export const accountProblems = ['money', 'key'] as const
export type AccountProblem = (typeof accountProblems)[number]

/** Problems that the shop finds itself: the list is too short to be complete, or the balance has another currency. */
export const INCOMPLETE_LIST = 'incomplete-list'
export const OTHER_CURRENCY = 'other-currency'

export const Supplier = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...settings,
  balance: z.nullable(z.string()),
  balanceAt: z.nullable(Time),
  syncedAt: z.nullable(Time),
  /** The shop sends nothing there until then, because it failed too often; null: it sends. */
  openUntil: z.nullable(Time),
  accountProblem: z.nullable(z.enum(accountProblems)),
  /**
   * The latest problems of sending orders, reading the balance or the offers, and checking orders; empty if all went
   * well.
   */
  problems: z.array(z.string()),
  problem: z.nullable(z.string()),
  counts: z.strictObject({ offers: z.int(), services: z.int(), openOrders: z.int(), unclearOrders: z.int() }),
})
export type Supplier = z.infer<typeof Supplier>

const SupplierId = z.strictObject({ id: Id })
const forCatalog = { access: 'operator', right: 'catalog' } as const
const forSettings = { access: 'operator', right: 'settings', freshSignIn: true } as const

export const suppliers = {
  list: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/suppliers',
    summary: 'The suppliers of the shop, with what is known of each',
    data: z.strictObject({ items: z.array(Supplier) }),
  }),
  supplier: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/suppliers/{id}',
    summary: 'A supplier',
    params: SupplierId,
    data: z.strictObject({ supplier: Supplier }),
    refusals: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...forSettings,
    method: 'POST',
    path: '/operator/suppliers',
    summary: 'Add a supplier',
    body: NewSupplier,
    data: z.strictObject({ supplier: Supplier }),
    idempotent: true,
  }),
  save: endpoint({
    ...forSettings,
    method: 'PUT',
    path: '/operator/suppliers/{id}',
    summary: 'Change a supplier, as of the version that was read; without a key it keeps its own',
    params: SupplierId,
    body: SupplierEdit,
    data: z.strictObject({ supplier: Supplier }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  /** Reads its balance now. */
  check: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/suppliers/{id}/check',
    summary: 'Ask a supplier for its balance now: whether address and key are right. Closes its circuit if they are',
    params: SupplierId,
    data: z.strictObject({ supplier: Supplier }),
    refusals: ['NOT_FOUND'],
    limits: [{ by: 'user', attempts: 20, seconds: 60 }],
  }),
  sync: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/suppliers/{id}/sync',
    summary: 'Read what a supplier offers now, instead of at the next hour',
    params: SupplierId,
    data: z.strictObject({ supplier: Supplier }),
    refusals: ['NOT_FOUND'],
    limits: [{ by: 'user', attempts: 10, seconds: 60 }],
  }),
  exchanges: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/suppliers/{id}/exchanges',
    summary: 'The last 50 calls to a supplier about no single order: offers, balance, and questions it did not answer',
    params: SupplierId,
    data: z.strictObject({ items: z.array(Exchange) }),
    refusals: ['NOT_FOUND'],
  }),
  ...supply,
}
