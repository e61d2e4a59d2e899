import type { Order } from '@runmart/contract/orders-order'
import { useLanguage } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { OrderEnd } from './order-labels.tsx'

/** A pre-order without lines: its paid amount, its deadline and the button that chooses it. */
export function PreOrderRow({ order, onChoose }: { order: Order; onChoose?: (() => void) | undefined }) {
  const { t } = useLanguage()
  const { amount, orderCode } = order
  const paid =
    order.billing === 'day' ? t('orderPage.amountDays', { count: amount }) : t('orderForm.lineCount', { count: amount })
  return (
    <li className="flex items-center gap-4 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere text-ink">{order.serviceName}</p>
        <div className="flex flex-wrap gap-x-4 text-[13px] text-ink-faint">
          <span className="font-mono text-xs/5">{orderCode}</span>
          <span className="text-ink-soft tabular-nums">
            {paid} · <Money amount={order.totalCash} />
          </span>
          <OrderEnd order={order} />
        </div>
      </div>
      {onChoose && (
        <Button size="sm" onClick={onChoose} aria-label={t('orderLines.chooseNamed', { code: orderCode })}>
          {t('orderLines.choose')}
        </Button>
      )}
    </li>
  )
}
