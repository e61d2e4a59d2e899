import * as z from 'zod/mini'
import { AccountReason } from './accounts-operator.ts'
import type { Right } from './accounts-rights.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'

/** How long an operator may view as a customer before they have to give the reason again. */
export const VIEW_MINUTES = 15
/** A customer's screens show all three areas, so viewing needs all three rights. */
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
    /** The token calls only viewable endpoints and ends with the operator's session. */
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
