import type { Order } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Details } from '#ui/details.tsx'
import { Section } from '#ui/section.tsx'
import { When } from '#ui/when.tsx'
import { isByDay } from './is-by-day.ts'
import { orderKind } from './order-kind.ts'

type Item = { label: string; value: ReactNode; action?: ReactNode }
/** What the customer said when ordering, and when. */
export function OrderDetails({ order }: { order: Order }) {
  const { language, say } = useLanguage()
  const given = (value: unknown, item: Item): Item[] => (value ? [item] : [])
  const items: Item[] = [
    { label: say('ordering.kind'), value: say(orderKind(order)) },
    {
      label: say('orders.amount'),
      value: isByDay(order)
        ? say('orderPage.amountDays', { count: order.amount })
        : new Intl.NumberFormat(language).format(order.amount),
    },
    {
      label: say('orderPage.contact'),
      value: order.contactInfo,
      action: <CopyButton text={order.contactInfo} label={say('orderPage.copyContact')} />,
    },
    ...given(order.discountCode, {
      label: say('orderPage.discountCode'),
      value: <span className="font-mono text-[13px]">{order.discountCode}</span>,
    }),
    { label: say('orders.placed'), value: <When at={order.createdAt} as="time" /> },
    ...given(order.expiresAt && !isFinal(order.orderStatus), {
      label: say(order.orderStatus === 'pending' ? 'orderPage.beginsBy' : 'orderPage.endsAt'),
      value: <When at={order.expiresAt ?? ''} as="time" />,
    }),
    ...given(order.note, {
      label: say('orderPage.note'),
      value: <span className="font-normal whitespace-pre-wrap">{order.note}</span>,
    }),
  ]
  return (
    <Section title={say('orderPage.details')} padded={false}>
      <div className="px-5 py-1">
        <Details items={items} />
      </div>
    </Section>
  )
}
