import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { outOfRange, rangeWord } from './out-of-range.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const discountKinds = ['percent', 'fixed'] as const

/** A discount code as operators write it. Null means no limit. */
export const CodeDraft = z
  .strictObject({
    kind: z.enum(discountKinds),
    /** Percent or dong: one message cannot name the limits of both. */
    value: z
      .int('wholeNumber')
      .check(
        z.gte(1, rangeWord(outOfRange(1, null))),
        z.lte(1_000_000_000, rangeWord(outOfRange(null, 1_000_000_000))),
      ),
    startsAt: z.nullable(Time),
    endsAt: z.nullable(Time),
    mostUses: z.nullable(wholeNumber(1, 1_000_000_000)),
    mostUsesEach: z.nullable(wholeNumber(1, 1_000_000)),
    /** The least order total before the discount. */
    minimum: wholeDong(0, 1_000_000_000_000),
    /** Only for these services; null for all. */
    serviceIds: z.nullable(z.array(Id).check(z.minLength(1, 'required'), z.maxLength(200, 'outOfRange'))),
    active: z.boolean(),
  })
  .check(
    z.refine((it) => it.kind === 'fixed' || it.value <= 100, { error: 'percentTooHigh', path: ['value'] }),
    z.refine((it) => !it.startsAt || !it.endsAt || Date.parse(it.startsAt) < Date.parse(it.endsAt), {
      error: 'endsBeforeStart',
      path: ['endsAt'],
    }),
  )
export type CodeDraft = z.infer<typeof CodeDraft>

/** Letters, digits, dash and underscore, in any case. */
export const CodeName = z
  .string('required')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_-]{3,32}$/, 'codeFormat'))

export const NewCode = z.strictObject({ code: CodeName, draft: CodeDraft })

export const DiscountCode = z.strictObject({
  code: z.string(),
  draft: CodeDraft,
  /** Orders that hold it now; fully refunded ones do not. */
  uses: z.int(),
  discounted: Dong,
  createdAt: Time,
})
export type DiscountCode = z.infer<typeof DiscountCode>

export const discountCodes = {
  codes: endpoint({
    method: 'GET',
    path: '/operator/codes',
    summary: 'List discount codes, newest first',
    access: 'operator',
    right: 'catalog',
    query: z.object({ ...deskPageQuery, q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))) }),
    data: listOf(DiscountCode),
  }),
  createCode: endpoint({
    method: 'POST',
    path: '/operator/codes',
    summary: 'Create a discount code',
    access: 'operator',
    right: 'catalog',
    body: NewCode,
    data: z.strictObject({ code: DiscountCode }),
    refusals: ['ALREADY_USED'],
    idempotent: true,
  }),
  editCode: endpoint({
    method: 'PUT',
    path: '/operator/codes/{code}',
    summary: 'Update a discount code; existing orders keep their discount',
    access: 'operator',
    right: 'catalog',
    params: z.strictObject({ code: Id }),
    body: CodeDraft,
    data: z.strictObject({ code: DiscountCode }),
    refusals: ['NOT_FOUND'],
  }),
}
