import { partnersDesk } from '@runmart/contract/partners-desk'
import { ExternalLink, FileX2, PackageSearch } from 'lucide-react'
import { useParams } from 'react-router'
import { OrderInputs, Timeline } from '#features/orders/index.ts'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Empty } from '#ui/empty.tsx'
import { Money } from '#ui/money.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { OrderClaims } from '../claims/order-claims.tsx'
import { Conversation } from './conversation.tsx'
import { OrderHeader } from './order-header.tsx'
import type { OrderView } from './order-view.ts'
import { Progress } from './progress.tsx'
import { isHandedOver } from './rules.ts'

/** One order of a partner with all that delivering it needs. */
export default function OrderPage() {
  const t = usePartnerTranslations()
  const { id = '' } = useParams()
  const { data, error, errorCode, isFetching, refetch } = useApi(
    partnersDesk.order,
    { params: { id } },
    { refetchInterval: 20_000, localized: true },
  )
  if (errorCode === 'NOT_FOUND')
    return (
      <>
        <title>{`${t('partnerOrders.notFound')} · Runmart`}</title>
        <Empty
          as="h1"
          icon={PackageSearch}
          title={t('partnerOrders.notFound')}
          className="py-24"
          action={<ButtonLink to={partnerPaths.orders}>{t('partnerOrders.back')}</ButtonLink>}
        >
          {t('partnerOrders.notFoundText')}
        </Empty>
      </>
    )
  return (
    <>
      <title>{`${data?.order.orderCode ?? t('partner.orders')} · Runmart`}</title>
      {!data && !error && <DetailSkeleton main={['h-44', 'h-72']} side={['h-72', 'h-36']} />}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
      {data && (
        <>
          <OrderHeader view={data} />
          {/* On a phone: what the customer brought, then the work, and the money last. */}
          <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
            <div className="contents min-w-0 flex-col gap-4 lg:flex">
              <Work view={data} />
              <OrderClaims order={data.order} />
              <Conversation key={id} order={data.order} />
              <Timeline timeline={data.timeline} nameOf={(by) => t(`partnerActors.${by}`)} />
            </div>
            <div className="contents min-w-0 flex-col gap-4 lg:flex">
              <div className="flex flex-col gap-4 max-lg:-order-1">
                <OrderInputs
                  title={t('partnerOrders.inputs')}
                  inputs={data.order.inputs ?? {}}
                  fields={data.fields}
                  copyLabel={(label) => t('partnerOrders.copyInput', { label })}
                />
                <Facts view={data} />
              </div>
              <Earning view={data} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** What is counted while it is worked on; nothing where nothing is, or where it came from stock. */
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

/** How to reach the customer, what they wrote, and when. */
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

/** What the customer paid, and what of it the partner gets. */
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
