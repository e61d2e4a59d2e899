import { PartRefund } from '@runmart/contract/orders-operator'
import type { FormSchema } from '#ui/check-form.ts'

/** What the contract accepts as a part refund, within what this order has left: told before anybody is asked twice. */
export function partRefundUpTo(most: number): FormSchema<{ amount: number; reason: string }> {
  return {
    safeParse(input) {
      const read = PartRefund.safeParse(input)
      if (!read.success || read.data.amount <= most) return read
      return { success: false, error: { issues: [{ path: ['amount'], message: 'outOfRange' }] } }
    },
  }
}
