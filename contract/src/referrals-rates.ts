import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { requiredText } from './required-text.ts'
import { wholeNumber, wholePercent } from './whole-number.ts'

export const MAX_RATE_CHANGES = 20

const percent = z.nullable(wholePercent(0, 50))
const version = wholeNumber(0, 2_147_483_647)

/** One referrer's commission in percent; null for the general rate. */
export const OwnRate = z.strictObject({
  percent,
  reason: requiredText(300),
})
export type OwnRate = z.infer<typeof OwnRate>

export const RateChange = z.strictObject({
  at: Time,
  by: z.string(),
  before: percent,
  after: percent,
  reason: z.string(),
})
export type RateChange = z.infer<typeof RateChange>

export const CustomerRate = z.strictObject({
  percent,
  /** The rate of referrers without one of their own. */
  general: z.int(),
  /** The version that a change has to name. */
  version,
  history: z.array(RateChange),
})
export type CustomerRate = z.infer<typeof CustomerRate>

const ofCustomer = {
  path: '/operator/customers/{id}/commission',
  access: 'operator',
  right: 'settings',
  params: z.strictObject({ id: Id }),
  data: CustomerRate,
} as const

export const referralRates = {
  get: endpoint({
    ...ofCustomer,
    method: 'GET',
    summary: 'Get the commission rate of a referrer, and who changed it when and why',
    refusals: ['NOT_FOUND'],
  }),
  save: endpoint({
    ...ofCustomer,
    method: 'PUT',
    summary: 'Give a referrer a commission rate of their own, or the general one again; commissions earned keep theirs',
    freshSignIn: true,
    body: z.extend(OwnRate, { version }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  }),
}
