import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { PriceLines } from '@runmart/contract/orders-order'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { unrefundedAmount } from './rules.ts'

type Line = { label: string; amount: number; strong?: boolean }

/** The price of an order line by line, its refunds, and the remaining sum. */
export function OrderPrice({ order, price }: { order: OperatorOrder; price: PriceLines }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const unit = moneyText(language, price.unitPrice)
  const lines: Line[] = [
    { label: t('operatorOrders.unitTimes', { price: unit, amount: price.amount }), amount: price.subtotal },
    ...(price.tierDiscount ? [{ label: t('operatorOrders.tierDiscount'), amount: -price.tierDiscount }] : []),
    ...(price.codeDiscount ? [{ label: t('operatorOrders.codeDiscount'), amount: -price.codeDiscount }] : []),
    { label: t('operatorOrders.paid'), amount: price.total, strong: true },
    ...(order.refunded
      ? [
          { label: t('operatorOrders.refunded'), amount: -order.refunded },
          { label: t('operatorOrders.left'), amount: unrefundedAmount(order), strong: true },
        ]
      : []),
  ]
  return (
    <Section title={t('operatorOrders.price')}>
      <dl className="flex flex-col gap-2">
        {lines.map(({ label, amount, strong }) => (
          <div
            key={label}
            className={classes(
              'flex items-baseline justify-between gap-4',
              strong ? 'border-t border-line pt-2 font-bold text-ink' : 'text-ink-soft',
            )}
          >
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
