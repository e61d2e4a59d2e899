import type { Answer } from '@runmart/contract/client'
import { type DripForm, drips } from '@runmart/contract/drips'
import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import type { OrderForm, ReferralForm } from '@runmart/contract/orders-forms'
import { currentTranslations } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import type { OrderKind } from '../order-kind.ts'

/** An order to send, with the total that the customer saw. */
export type Placement =
  | { kind: OrderKind; form: OrderForm }
  | { kind: 'drip'; form: DripForm }
  | { kind: 'links'; form: ReferralForm }
  | { kind: 'upload'; form: CallOf<typeof orders.autoBotUpload>['body'] }

const endpoints = {
  owner: orders.owner,
  partner: orders.partner,
  user: orders.user,
  drip: drips.place,
  links: orders.ref,
  upload: orders.autoBotUpload,
}
type Placed = DataOf<typeof orders.owner>
type PlacingEndpoint = (typeof endpoints)[Placement['kind']]

/** Places and pays orders of one kind. The caller shows refusals; the success toast names the order. */
export function usePlace(kind: Placement['kind']): {
  place: (placement: Placement) => Promise<Answer<Placed>>
  placing: boolean
} {
  // All kinds are one action: after a lost answer the order may exist, and another kind must not place it again.
  const { act, acting } = useAct(endpoints[kind], {
    once: { shared: 'place-order' },
    success: 'inline',
  })
  const place = async ({ form }: Placement) => {
    const body = kind === 'partner' ? { data: form } : form
    const answer: Answer<Placed> = await act({ body } as CallOf<PlacingEndpoint>)
    const { t } = currentTranslations()
    if (answer.success) {
      const { order, goods } = answer.data
      showToast('success', t(goods ? 'orderForm.delivered' : 'orderForm.placed', { code: order.orderCode }))
    } else if (answer.code === 'IDEMPOTENCY_MISMATCH') return { ...answer, error: t('orderForm.wasPlaced') }
    return answer
  }
  return { place, placing: acting }
}

/** The same order at another total. */
export function atTotal(placement: Placement, acceptTotal: number | undefined): Placement {
  return { ...placement, form: { ...placement.form, acceptTotal } } as Placement
}

/** True if both place the same order, regardless of the total. */
export function isSameOrder(one: Placement, other: Placement): boolean {
  return JSON.stringify(atTotal(one, undefined)) === JSON.stringify(atTotal(other, undefined))
}
