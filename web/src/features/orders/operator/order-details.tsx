import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import { ExternalLink } from 'lucide-react'
import { OrderSchedule } from '#features/bots/operator/index.ts'
import { OrderDrip } from '#features/drips/operator/index.ts'
import { OrderPlans } from '#features/repeats/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { isHandedOver } from './rules.ts'

/** The customer's contact, their note and the dates. */
export function OrderDetails({ order, partner }: { order: OperatorOrder; partner: OrderPartner | undefined }) {
  const t = useOperatorTranslations()
  const { expiresAt, documentLink, discountCode } = order
  return (
    <Section title={t('operatorOrders.facts')}>
      <div className="-my-2">
        <Details
          items={[
            {
              label: t('operatorOrders.customer'),
              value: <CustomerLink customer={order.customer} />,
            },
            {
              label: t('operatorOrders.contact'),
              value: order.contactInfo,
              action: <CopyButton text={order.contactInfo} label={t('operatorOrders.copyContact')} />,
            },
            ...(partner ? [{ label: t('operatorOrders.partner'), value: <Partner partner={partner} /> }] : []),
            { label: t('operatorOrders.placedAt'), value: <DateTime at={order.createdAt} as="time" /> },
            ...(order.startsAt
              ? [{ label: t('operatorDrips.startsAt'), value: <DateTime at={order.startsAt} as="time" /> }]
              : []),
            ...(expiresAt
              ? [
                  {
                    label: t(isHandedOver(order) ? 'operatorOrders.runsUntil' : 'operatorOrders.endsAt'),
                    value: <DateTime at={expiresAt} as="time" />,
                  },
                ]
              : []),
            ...(discountCode
              ? [
                  {
                    label: t('operatorOrders.discountCode'),
                    value: <span className="font-mono text-[13px]">{discountCode}</span>,
                  },
                ]
              : []),
            ...(documentLink
              ? [{ label: t('operatorOrders.documentLink'), value: <DocumentLink address={documentLink} /> }]
              : []),
          ]}
        />
        {order.startsAt && <OrderDrip orderId={order.id} />}
        <OrderPlans orderId={order.id} />
        {order.botStatus && order.billing === 'day' && <OrderSchedule order={order} />}
        <div className="border-t border-line py-3">
          <p className="text-ink-faint">{t('operatorOrders.note')}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">{order.note || t('operatorOrders.noNote')}</p>
        </div>
      </div>
    </Section>
  )
}

/** The partner who delivers the order, or gave it back, with their earnings from it. */
function Partner({ partner: { id, username, earning, state, reason } }: { partner: OrderPartner }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const sum = moneyText(language, earning)
  return (
    <span className="flex flex-col items-end text-right">
      {may('customers') ? <TextLink to={operatorPaths.partner(id)}>{username}</TextLink> : username}
      <span className="text-[13px] font-normal text-ink-soft">
        {reason !== null && (
          <span className="block wrap-anywhere">{t('operatorOrders.partnerGaveBack', { reason })}</span>
        )}
        {state !== 'given-back' &&
          t(state === 'held' ? 'operatorOrders.partnerHeld' : 'operatorOrders.partnerReleased', { sum })}
      </span>
    </span>
  )
}

function DocumentLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-w-0 items-center gap-1.5 text-brand hover:underline"
    >
      <span className="min-w-0 wrap-anywhere">{URL.canParse(address) ? new URL(address).host : address}</span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  )
}
