import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { ExternalLink } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Section } from '#ui/section.tsx'
import { isHandedOver } from './rules.ts'

/** How to reach the customer, what they wrote, and when. */
export function OrderDetails({ order }: { order: OperatorOrder }) {
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
            { label: t('operatorOrders.placedAt'), value: <DateTime at={order.createdAt} as="time" /> },
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
        <div className="border-t border-line py-3">
          <p className="text-ink-faint">{t('operatorOrders.note')}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink">{order.note || t('operatorOrders.noNote')}</p>
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
      className="inline-flex min-w-0 items-center gap-1.5 text-brand hover:underline"
    >
      <span className="min-w-0 wrap-anywhere">{URL.canParse(address) ? new URL(address).host : address}</span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  )
}
