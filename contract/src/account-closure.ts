import * as z from 'zod/mini'
import { Otp, PasswordProof } from './accounts.ts'
import { endpoint, Nothing } from './endpoint.ts'
import { Dong } from './money.ts'
import { PayoutDestination } from './payouts.ts'

/** Proves the caller's identity again: the password, plus a code if two-factor sign-in is on. */
export const OwnerProof = z.extend(PasswordProof, { otp: z.optional(Otp) })
export type OwnerProof = z.infer<typeof OwnerProof>

/**
 * A request to close the account. `giveUpBalance` is the balance that the customer saw; without `payout` the customer
 * forfeits it.
 */
export const ClosureRequest = z.extend(OwnerProof, {
  giveUpBalance: z._default(Dong.check(z.nonnegative('outOfRange')), 0),
  payout: z.optional(PayoutDestination),
})
export type ClosureRequest = z.input<typeof ClosureRequest>

export const accountClosure = {
  exportData: endpoint({
    method: 'POST',
    path: '/user/auth/export',
    summary: 'Export all my data as one JSON file',
    access: 'customer',
    body: OwnerProof,
    data: Nothing,
    limits: [{ by: 'user', attempts: 10, seconds: 600 }],
  }),
  close: endpoint({
    method: 'POST',
    path: '/user/auth/close',
    summary:
      'Close my account permanently: deletes personal data; the balance is paid out, or given up; all orders must have ended',
    access: 'customer',
    body: ClosureRequest,
    data: Nothing,
    refusals: ['FORBIDDEN', 'ORDERS_OPEN', 'PARTNERSHIP_OPEN', 'BALANCE_LEFT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
}
