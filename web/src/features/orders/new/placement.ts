import type { CallOf } from '@runmart/contract/endpoint'
import type { orders } from '@runmart/contract/orders'
import type { OrderForm, ReferralForm } from '@runmart/contract/orders-forms'
import type { OrderKind } from './order-kinds.ts'

/** An order as it will be sent, with the total that was shown. */
export type Placement =
  | { way: OrderKind; form: OrderForm }
  | { way: 'links'; form: ReferralForm }
  | { way: 'upload'; form: CallOf<typeof orders.autoBotUpload>['body'] }

/** The same order at another total. */
export function atTotal(placement: Placement, acceptTotal: number | undefined): Placement {
  return { ...placement, form: { ...placement.form, acceptTotal } } as Placement
}

/** Whether both order the same thing, whatever the total was. */
export function isSameOrder(one: Placement, other: Placement): boolean {
  return JSON.stringify(atTotal(one, undefined)) === JSON.stringify(atTotal(other, undefined))
}
