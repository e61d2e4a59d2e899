import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { Dong } from './money.ts'
import { suspicions } from './referrals.ts'
import { requiredText } from './required-text.ts'
import { wholeNumber } from './whole-number.ts'

/** The list shows at most this many; others follow after decisions. */
export const MAX_REVIEWS = 100

const Person = z.strictObject({ id: z.string(), username: z.string() })

/** Shares that wait for an operator because partner and customer may be one person. */
export const ShareReview = z.strictObject({
  partner: Person,
  customer: Person,
  count: z.int(),
  amount: Dong,
  signs: z.array(z.enum(suspicions)),
  since: Time,
})
export type ShareReview = z.infer<typeof ShareReview>

/** The two people's waiting shares as the operator saw them: if they differ now, nothing happens. */
const pair = {
  partnerId: Id,
  customerId: Id,
  count: wholeNumber(1, 2_147_483_647),
  amount: z.int('wholeNumber').check(z.gte(0, 'outOfRange')),
}
export const ShareApproval = z.strictObject(pair)
export const ShareRefusal = z.strictObject({ ...pair, reason: requiredText(300) })

const forMoney = { access: 'operator', right: 'money' } as const
const decision = {
  ...forMoney,
  method: 'POST',
  data: z.null(),
  refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
} as const

/** Shares of partners that an operator reviews before their release. */
export const partnersReviews = {
  list: endpoint({
    ...forMoney,
    method: 'GET',
    path: '/operator/partner-shares',
    summary: 'List partners and customers who may be one person, with the shares that wait for review, oldest first',
    data: z.strictObject({ items: z.array(ShareReview) }),
  }),
  allow: endpoint({
    ...decision,
    path: '/operator/partner-shares/allow',
    summary: 'Approve all shares of a partner and a customer that wait for review; each is released when its hold ends',
    body: ShareApproval,
  }),
  refuse: endpoint({
    ...decision,
    path: '/operator/partner-shares/refuse',
    summary:
      'Reject all shares of a partner and a customer that wait for review, permanently; they go back to the shop',
    body: ShareRefusal,
  }),
}
