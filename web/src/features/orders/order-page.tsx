import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import type { Order, PriceLines } from '@runmart/contract/orders-order'
import { ExternalLink, PackageX } from 'lucide-react'
import { useParams } from 'react-router'
import { OrderConversation } from '#features/conversations/index.ts'
import { OrderDrip } from '#features/drips/index.ts'
import { OrderRepeat } from '#features/repeats/index.ts'
import { YourGoods } from '#features/stock/index.ts'
import { WarrantySection } from '#features/warranty/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { currentView } from '#platform/view.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Empty } from '#ui/empty.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { EditOrder } from './edit-order.tsx'
import { GiveLines } from './give-lines.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderInputs } from './order-inputs.tsx'
import { DeletedLinks, OrderLinks } from './order-links.tsx'
import { OrderProgress } from './order-progress.tsx'
import { lacksLines } from './rules.ts'
import { Timeline } from './timeline.tsx'

/** One order with its facts, progress, price and cancellation. Live events keep it up to date. */
export default function OrderPage() {
  const t = useTranslations()
  const { id = '' } = useParams()
  const { data, error, errorCode, isFetching, refetch } = useApi(orders.order, { params: { id } })
  if (data) return <OrderView {...data} />
  return (
    <>
      <title>{`${t(errorCode === 'NOT_FOUND' ? 'orderPage.notFound' : 'orders.order')} · Runmart`}</title>
      {!error && <DetailSkeleton main={['h-28', 'h-52']} side={['h-44', 'h-44']} />}
      {errorCode === 'NOT_FOUND' && (
        <Empty
          as="h1"
          icon={PackageX}
          title={t('orderPage.notFound')}
          className="py-24"
          action={<ButtonLink to={paths.orders}>{t('orderPage.all')}</ButtonLink>}
        >
          {t('orderPage.notFoundText')}
        </Empty>
      )}
      {error && errorCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{t('orders.order')}</h1>
          <RefusedCard onRetry={refetch} retrying={isFetching}>
            {error} {t('orderPage.safe')}
          </RefusedCard>
        </>
      )}
    </>
  )
}

/** All facts of an order: events on the left, terms on the right. */
function OrderView(view: DataOf<typeof orders.order>) {
  const { order, price, fields, links, linkCount, linksDeleted, timeline, refundQuote } = view
  const t = useTranslations()
  const isLackingLines = lacksLines(order, timeline)
  return (
    <>
      <title>{`${order.orderCode} · ${order.serviceName} · Runmart`}</title>
      <OrderHeader order={order} timeline={timeline} refundQuote={refundQuote} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4 empty:hidden lg:col-start-1">
          {order.startsAt && <OrderDrip order={order} />}
          {order.goods && <YourGoods order={order} keptUntil={view.goodsKeptUntil} />}
          {order.documentLink && <Delivery link={order.documentLink} />}
          {isLackingLines && <GiveLines order={order} />}
          {!isLackingLines && !order.goods && order.progress && order.progress.total > 1 && (
            <Section title={t('orders.progress')}>
              <OrderProgress order={order} />
            </Section>
          )}
          {linkCount > 0 && <OrderLinks order={order} links={links} linkCount={linkCount} />}
          {linksDeleted && <DeletedLinks />}
          {!order.goods && <WarrantySection key={order.id} order={order} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderPrice order={order} price={price} />
          <OrderInputs
            title={t('orderPage.inputs')}
            inputs={order.inputs ?? {}}
            fields={fields}
            copyLabel={(label) => t('orderPage.copyInput', { label })}
          />
          <OrderDetails order={order} action={<EditOrder order={order} fields={fields} hasLinks={linkCount > 0} />} />
          {!order.startsAt && <OrderRepeat order={order} />}
        </div>
        {/* On a phone the events come last. */}
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-1">
          {/* Operators who view the page as the customer do not see messages. */}
          {currentView() === null && <OrderConversation orderId={order.id} />}
          <Timeline timeline={timeline} />
        </div>
      </div>
    </>
  )
}

/** The delivered document on another site; it names the host before the customer goes there. */
function Delivery({ link }: { link: string }) {
  const t = useTranslations()
  const address = URL.canParse(link) ? new URL(link) : null
  if (!address || !/^https?:$/.test(address.protocol)) return null
  return (
    <Section title={t('orderPage.delivery')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <a href={address.href} target="_blank" rel="noopener noreferrer" className={buttonStyles('primary', 'lg')}>
          <ExternalLink aria-hidden />
          {t('orderPage.openDocument')}
        </a>
        <p className="min-w-0 wrap-anywhere text-ink-faint">{t('orderPage.opensAt', { host: address.host })}</p>
      </div>
    </Section>
  )
}

type Props = { order: Order; price: PriceLines }

/** The price of an order, line by line, and the refunded part. */
function OrderPrice({ order, price }: Props) {
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
