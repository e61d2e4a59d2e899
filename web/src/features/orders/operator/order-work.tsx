import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { FileX2 } from 'lucide-react'
import { OrderGoods } from '#features/stock/operator/index.ts'
import { OrderDispatch } from '#features/suppliers/operator/index.ts'
import { OrderClaims } from '#features/warranty/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'
import { OrderProgress } from './order-progress.tsx'

type Props = { order: OperatorOrder; links: readonly OrderLink[]; linkCount: number; linksDeleted: boolean }

/** What was claimed of an order, what it got from stock, what became of it at suppliers, or what is counted while it is worked on; nothing where nothing is. */
export function OrderWork({ order, links, linkCount, linksDeleted }: Props) {
  const t = useOperatorTranslations()
  return (
    <>
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
