import * as z from 'zod/mini'
import { AccountReason } from './accounts-operator.ts'
import type { Right } from './accounts-rights.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'

/** How long somebody may look before they have to say again why. */
export const VIEW_MINUTES = 15
/** What a customer sees is about all of these, so who looks needs all of them. */
export const viewRights = ['customers', 'orders', 'money'] as const satisfies readonly Right[]

const onCustomer = {
  access: 'operator',
  right: 'customers',
  path: '/operator/customers/{id}/view',
  params: z.strictObject({ id: Id }),
} as const

export const customerViews = {
  start: endpoint({
    ...onCustomer,
    method: 'POST',
    summary:
      'Begin to view the shop as a customer sees it: read-only, for 15 minutes, on the audit log; also needs the rights orders and money',
    body: AccountReason,
    /** The token may call nothing but what is marked as viewable, and ends with the session that asked for it. */
    data: z.strictObject({
      token: z.string(),
      expiresAt: Time,
      customer: z.strictObject({ id: z.string(), username: z.string() }),
    }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  end: endpoint({
    ...onCustomer,
    method: 'DELETE',
    summary: 'End my views of a customer',
    data: Nothing,
  }),
}
