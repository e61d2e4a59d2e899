import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { SupplierSum } from './suppliers.ts'
import { wholeDong } from './whole-number.ts'

/** The shop's own accounts that pay suppliers; `other`: cash, cards and the like. */
export const topUpSources = ['bank', 'binance', 'other'] as const
export const topUpStatuses = ['waiting', 'posted', 'reversed', 'withdrawn'] as const

/** The shop's account at a supplier, by its own books and by the supplier's report. */
export const SupplierAccount = z.strictObject({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  /** The shop's exchange rate: dong for one unit of the currency. */
  dongEach: z.string(),
  /** Top-ups minus reversed ones, the cost of orders there, and the rest; negative means that the shop owes it. */
  paidIn: Dong,
  cost: Dong,
  left: Dong,
  /** The supplier's last report, in its currency and in dong at the shop's rate; null before the first one. */
  balance: z.nullable(z.string()),
  balanceAt: z.nullable(Time),
  told: z.nullable(Dong),
  /** The supplier's report minus the books. */
  difference: z.nullable(Dong),
})
export type SupplierAccount = z.infer<typeof SupplierAccount>

const Person = z.strictObject({ id: z.string(), username: z.string() })

export const TopUp = z.strictObject({
  id: z.string(),
  supplier: z.strictObject({ id: z.string(), name: z.string() }),
  /** In the supplier's currency, and the shop's payment for it. */
  amount: z.string(),
  currency: z.string(),
  dong: Dong,
  paidFrom: z.enum(topUpSources),
  reference: z.string(),
  status: z.enum(topUpStatuses),
  notedBy: Person,
  notedAt: Time,
  /** From when the same operator may confirm it, if no other can; null: never. */
  ripensAt: z.nullable(Time),
  /** Why an operator reversed or withdrew it. */
  reason: z.nullable(z.string()),
})
export type TopUp = z.infer<typeof TopUp>

export const NewTopUp = z.strictObject({
  amount: SupplierSum.check(z.refine((it) => Number(it) > 0, 'aboveZero')),
  dong: wholeDong(1, 100_000_000_000),
  paidFrom: z.enum(topUpSources, 'required'),
  /** The bank's or the supplier's reference of the payment. */
  reference: requiredText(100),
})
export const TopUpReversal = z.strictObject({ reason: requiredText(300) })

const forMoney = { access: 'operator', right: 'money' } as const
const One = z.strictObject({ topUp: TopUp })
const TopUpId = z.strictObject({ id: Id })

export const supplierMoney = {
  accounts: endpoint({
    ...forMoney,
    method: 'GET',
    path: '/operator/supplier-accounts',
    summary: 'What the shop has at each supplier by its books, beside what the supplier tells',
    data: z.strictObject({
      items: z.array(SupplierAccount),
      /** The most that one operator can record in 24 hours without a second one, and the caller's remainder. */
      cap: Dong,
      left: Dong,
      /** Whether another operator can confirm top-ups above the cap. */
      hasApprover: z.boolean(),
    }),
  }),
  topUps: endpoint({
    ...forMoney,
    method: 'GET',
    path: '/operator/top-ups',
    summary: 'Payments to suppliers, newest first',
    query: z.object({ ...deskPageQuery, supplierId: z.optional(Id), status: z.optional(z.enum(topUpStatuses)) }),
    data: listOf(TopUp),
  }),
  note: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/suppliers/{id}/top-ups',
    summary: 'Note that a supplier was paid; above my daily cap a second operator confirms it',
    freshSignIn: true,
    params: z.strictObject({ id: Id }),
    body: NewTopUp,
    data: One,
    refusals: ['NOT_FOUND', 'APPROVAL_NEEDED'],
    idempotent: true,
  }),
  confirm: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/top-ups/{id}/confirm',
    summary: 'Confirm a payment to a supplier that another operator noted',
    freshSignIn: true,
    params: TopUpId,
    data: One,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
  reverse: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/top-ups/{id}/reverse',
    summary: 'Take a noted payment to a supplier back, with a reason; one that waits is withdrawn',
    freshSignIn: true,
    params: TopUpId,
    body: TopUpReversal,
    data: One,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
}
