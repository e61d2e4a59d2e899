import type { Order, PriceLines } from '@runmart/contract/orders-order'
import { useLanguage } from '#platform/language.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'

type Props = { order: Order; price: PriceLines }

/** The price of an order, line by line, and what of it was refunded. */
export function OrderPrice({ order, price }: Props) {
  const { language, t } = useLanguage()
  const unit = moneyText(language, price.unitPrice)
  const units =
    order.billing === 'day'
      ? t('orderPage.days', { count: price.amount, price: unit })
      : t('orderPage.units', { amount: price.amount, price: unit })
  return (
    <Section title={t('orderPage.price')}>
      <dl className="flex flex-col gap-2.5">
        <Line label={units} amount={price.subtotal} />
        {price.tierDiscount > 0 && <Line label={t('orderPage.tierDiscount')} amount={-price.tierDiscount} />}
        {price.codeDiscount > 0 && (
          <Line label={t('orderPage.codeDiscount', { code: order.discountCode ?? '' })} amount={-price.codeDiscount} />
        )}
        <Line label={t('orderPage.paid')} amount={price.total} sum />
        {order.refunded > 0 && (
          <>
            <Line label={t('orderPage.refunded')} amount={-order.refunded} className="text-refund" />
            <Line label={t('orderPage.inTheEnd')} amount={price.total - order.refunded} sum />
          </>
        )}
      </dl>
    </Section>
  )
}

type LineProps = {
  label: string
  amount: number
  className?: string
  /** A sum of the lines above, below a rule. */
  sum?: boolean
}

function Line({ label, amount, className = 'text-ink', sum = false }: LineProps) {
  return (
    <div
      className={
        sum ? 'flex justify-between gap-4 border-t border-line pt-2.5 font-bold' : 'flex justify-between gap-4'
      }
    >
      <dt className={sum ? 'text-ink' : 'min-w-0 wrap-anywhere text-ink-soft'}>{label}</dt>
      <dd className={className}>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
