import { holdAccount } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { insertPaidOrder, type Placing } from './price-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'
import { type OrderAndBalance, presentOrder } from './show-order.ts'

/** What a customer fills in, however they order. */
export type Form = Pick<Placing, 'serviceId' | 'contactInfo'> & {
  amount?: number | undefined
  note?: string | undefined
  discountCode?: string | undefined
  acceptTotal?: number | undefined
  preOrder?: boolean | undefined
}

/** What a kind of order adds to the form. */
export type OrderKind = Partial<
  Pick<Placing, 'provider' | 'serviceType' | 'orderType' | 'hasInput' | 'links' | 'counted'>
>

/** Takes the price from the balance and records what was ordered. All of it, or none. */
export async function placeOrder(
  tx: Tx,
  { caller, request }: { caller: Caller; request: RequestInfo },
  form: Form,
  kind: OrderKind,
): Promise<Result<OrderAndBalance>> {
  const { balance, serviceName, ...stored } = await insertPaidOrder(tx, {
    provider: null,
    serviceType: null,
    orderType: 'single',
    hasInput: false,
    links: null,
    counted: null,
    ...kind,
    customerId: caller.userId,
    serviceId: form.serviceId,
    amount: form.amount,
    contactInfo: form.contactInfo,
    note: form.note ?? '',
    discountCode: form.discountCode,
    acceptTotal: form.acceptTotal,
    preOrder: form.preOrder,
    language: request.language,
  })
  // What costs nothing does not touch the balance, where an account that was closed in this instant would be found out.
  if (stored.total === 0 && !(await holdAccount(tx, caller.userId))) throw new Refusal('UNAUTHENTICATED')
  const order = presentOrder(stored, serviceName)
  publishOrderChanged(tx, stored)
  return { data: { order, balance }, notice: 'messages.orderPlaced' }
}
