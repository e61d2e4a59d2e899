import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { FileX2 } from 'lucide-react'
import { OrderGoods } from '#features/stock/operator/index.ts'
import { OrderDispatch } from '#features/suppliers/operator/index.ts'
import { OrderClaims } from '#features/warranty/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Empty } from '#ui/empty.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { OrderProgress } from './order-progress.tsx'

type RefundAsked = DataOf<typeof ordersOperator.order>['refundAsked']
type Props = {
  order: OperatorOrder
  links: readonly OrderLink[]
  linkCount: number
  linksDeleted: boolean
  refundAsked?: RefundAsked
}

/** A refund that waits, what was claimed of an order, what it got from stock, what became of it at suppliers, or what is counted while it is worked on; nothing where nothing is. */
export function OrderWork({ order, links, linkCount, linksDeleted, refundAsked }: Props) {
  const t = useOperatorTranslations()
  return (
    <>
      {refundAsked && <AskedRefund asked={refundAsked} />}
      <OrderClaims key={`claims ${order.id}`} order={order} />
      {order.goods && <OrderGoods key={order.id} orderId={order.id} />}
      <OrderDispatch key={`supplier of ${order.id}`} order={order} />
      {!order.goods && (order.progress || linkCount > 0) && (
        <OrderProgress key={order.id} order={order} links={links} linkCount={linkCount} />
      )}
      {linksDeleted && (
        <Section title={t('operatorOrders.links')} padded={false}>
          <Empty icon={FileX2} title={t('operatorOrders.linksDeleted')}>
            {t('operatorOrders.linksDeletedText')}
          </Empty>
        </Section>
      )}
    </>
  )
}

/** That somebody asked for a refund above their limit, and how it goes on. */
function AskedRefund({ asked: { by, amount, ripensAt } }: { asked: NonNullable<RefundAsked> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <Alert tone="warning">
      {t('operatorOrders.refundAsked', { by, sum: moneyText(language, amount) })}
      {ripensAt && ` ${t('operatorOrders.refundRipe', { by, when: dateTimeText(language, new Date(ripensAt)) })}`}
    </Alert>
  )
}
