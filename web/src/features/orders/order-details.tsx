import type { Order } from '@runmart/contract/orders-order'
import { isFinal } from '@runmart/contract/orders-states'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Section } from '#ui/section.tsx'
import { kindOf } from './order-kind.ts'

type Item = { label: string; value: ReactNode; action?: ReactNode }

/** The customer's inputs of the order, and its dates. */
export function OrderDetails({ order, action }: { order: Order; action: ReactNode }) {
  const { language, t } = useLanguage()
  const optional = (value: unknown, item: Item): Item[] => (value ? [item] : [])
  const items: Item[] = [
    {
      label: t('orderPage.serviceType'),
      value: order.goods ? t('goods.fromStock') : t(`serviceTypes.${order.serviceType}`),
    },
    { label: t('orderForm.kind'), value: t(`orderForm.${kindOf(order)}`) },
    { label: t('orderPage.mode'), value: t(`orderModes.${order.orderType}`) },
    {
      label: t('orders.amount'),
      value:
        order.billing === 'day'
          ? t('orderPage.amountDays', { count: order.amount })
          : new Intl.NumberFormat(language).format(order.amount),
    },
    {
      label: t('orderPage.contact'),
      value: order.contactInfo,
      action: <CopyButton text={order.contactInfo} label={t('orderPage.copyContact')} />,
    },
    ...optional(order.discountCode, {
      label: t('orderPage.discountCode'),
      value: <span className="font-mono text-[13px]">{order.discountCode}</span>,
    }),
    { label: t('orders.placed'), value: <DateTime at={order.createdAt} as="time" /> },
    ...optional(order.expiresAt && !isFinal(order.orderStatus), {
      label: t(order.orderStatus === 'pending' ? 'orderPage.beginsBy' : 'orderPage.endsAt'),
      value: <DateTime at={order.expiresAt ?? ''} as="time" />,
    }),
    ...optional(order.note, {
      label: t('orderPage.note'),
      value: <span className="font-normal whitespace-pre-wrap">{order.note}</span>,
    }),
  ]
  return (
    <Section title={t('orderPage.details')} padded={false} action={action}>
      <div className="px-5 py-1">
        <Details items={items} />
      </div>
    </Section>
  )
}
