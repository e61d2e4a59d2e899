import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { ExternalLink, FileX2 } from 'lucide-react'
import { useParams } from 'react-router'
import { OrderFrame, OrderStatus, Timeline } from '#features/orders/index.ts'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Empty } from '#ui/empty.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'
import { OrderClaims } from '../claims/order-claims.tsx'
import { Conversation } from './conversation.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAmount } from './order-row.tsx'
import type { OrderView } from './order-view.ts'
import { Progress } from './progress.tsx'
import { isHandedOver } from './rules.ts'

/** One order of a partner, with everything they need to deliver it. */
export default function OrderPage() {
  const t = usePartnerTranslations()
  const { id = '' } = useParams()
  return (
    <OrderFrame
      area="partnerOrders"
      view={useApi(partnersDesk.order, { params: { id } }, { refetchInterval: 20_000, localized: true })}
      list={{ title: t('partner.orders'), path: partnerPaths.orders }}
      header={(view) => <OrderHeader view={view} />}
      work={(view) => (
        <>
          <Work view={view} />
          <OrderClaims order={view.order} />
          <Conversation key={id} order={view.order} />
          <Timeline timeline={view.timeline} nameOf={(by) => t(`partnerActors.${by}`)} />
        </>
      )}
      facts={(view) => <Facts view={view} />}
      money={(view) => <Earning view={view} />}
    />
  )
}

/** The counted progress; empty for orders without a count and for orders from stock. */
function Work({ view: { order, links, linkCount, linksDeleted } }: { view: OrderView }) {
  const t = usePartnerTranslations()
  return (
    <>
      {!order.goods && (order.progress || linkCount > 0) && (
        <Progress key={order.id} order={order} links={links} linkCount={linkCount} />
      )}
      {linksDeleted && (
        <Section title={t('partnerOrders.links')} padded={false}>
          <Empty icon={FileX2} title={t('partnerOrders.linksDeleted')}>
            {t('partnerOrders.linksDeletedText')}
          </Empty>
        </Section>
      )}
    </>
  )
}

/** The customer's contact, their note and the dates. */
function Facts({ view: { order } }: { view: OrderView }) {
  const t = usePartnerTranslations()
  const { expiresAt, documentLink } = order
  const until = isHandedOver(order) ? t('partnerOrders.runsUntil') : t('partnerOrders.takeBefore')
  return (
    <Section title={t('partnerOrders.facts')}>
      <div className="-my-2">
        <Details
          items={[
            { label: t('partnerOrders.customer'), value: order.customer },
            {
              label: t('partnerOrders.contact'),
              value: order.contactInfo,
              action: <CopyButton text={order.contactInfo} label={t('partnerOrders.copyContact')} />,
            },
            { label: t('partnerOrders.placedAt'), value: <DateTime at={order.createdAt} as="time" /> },
            ...(expiresAt ? [{ label: until, value: <DateTime at={expiresAt} as="time" /> }] : []),
            ...(documentLink
              ? [{ label: t('partnerOrders.document'), value: <DocumentLink address={documentLink} /> }]
              : []),
          ]}
        />
        <div className="border-t border-line py-3">
          <p className="text-ink-faint">{t('partnerOrders.note')}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">{order.note || t('partnerOrders.noNote')}</p>
        </div>
      </div>
    </Section>
  )
}

function DocumentLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-brand hover:underline pointer-coarse:min-h-11"
    >
      <span className="min-w-0 wrap-anywhere">{URL.canParse(address) ? new URL(address).host : address}</span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  )
}

/** The paid price and the partner's part of it. */
function Earning({ view: { order } }: { view: OrderView }) {
  const t = usePartnerTranslations()
  return (
    <Section title={t('partnerOrders.earning')}>
      <div className="-my-2">
        <Details
          items={[
            { label: t('partnerOrders.paid'), value: <Money amount={order.totalCash} /> },
            ...(order.refunded > 0
              ? [
                  {
                    label: t('partnerOrders.refunded'),
                    value: <Money amount={-order.refunded} className="text-refund" />,
                  },
                ]
              : []),
            {
              label: t('partnerOrders.yours'),
              value: <Money amount={order.earning} className="text-[15px] font-bold" />,
            },
          ]}
        />
        {order.earning > 0 && (
          <p className="border-t border-line py-3 text-[13px] text-ink-faint">
            {t(order.isReleased ? 'partnerOrders.isReleased' : 'partnerOrders.isHeld')}
          </p>
        )}
      </div>
    </Section>
  )
}

/** The ordered service, the meaning of its state and the possible actions. */
function OrderHeader({ view }: { view: OrderView }) {
  const t = usePartnerTranslations()
  const { order } = view
  return (
    <header className="mb-6">
      <BackLink to={partnerPaths.orders}>{t('partnerOrders.back')}</BackLink>
      <h1 className="text-page wrap-anywhere text-ink">
        {order.serviceName} <OrderAmount order={order} />
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-0.5">
          <span className="font-mono text-[13px] text-ink-faint">{order.orderCode}</span>
          <CopyButton text={order.orderCode} label={t('partnerOrders.copyCode')} />
        </span>
        <OrderStatus status={order.orderStatus} />
      </div>
      <p className="mt-2 max-w-2xl text-pretty text-ink-soft">
        <Meaning order={order} />
      </p>
      <OrderActions view={view} />
    </header>
  )
}

/** Explains the state of an order in one sentence. */
function Meaning({ order }: { order: PartnerOrder }) {
  const t = usePartnerTranslations()
  const { orderStatus, expiresAt } = order
  const until = (sentence: string) =>
    expiresAt && <LinkedSentence sentence={sentence} parts={{ when: <DateTime at={expiresAt} as="time" /> }} />
  if (orderStatus === 'pending') return until(t('partnerOrders.pendingMeans', { when: '‹when›' }))
  if (isHandedOver(order)) return until(t('partnerOrders.daysRun', { when: '‹when›' }))
  if (orderStatus === 'in-progress') return t(order.progress ? 'partnerOrders.workMeans' : 'partnerOrders.daysMean')
  return t(orderStatus === 'success' ? 'partnerOrders.doneMeans' : 'partnerOrders.overMeans')
}
