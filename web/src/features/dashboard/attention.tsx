import type { Summary } from '@runmart/contract/dashboard'
import type { Order } from '@runmart/contract/orders-order'
import { FileUp, TriangleAlert } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { stateStyles } from '#ui/status-pill.tsx'

/** What waits for the customer, before anything else: pre-orders without lines, and bots that gave up. */
export function Attention({ items, total }: Summary['attention']) {
  const t = useTranslations()
  const title = t('dashboard.attention')
  return (
    <Section title={title} padded={false} className="col-span-full">
      <List label={title}>
        {items.map((order) => (
          <AttentionRow key={order.id} order={order} />
        ))}
      </List>
      {total > items.length && (
        <p className="border-t border-line px-5 py-3 text-[13px] text-ink-faint">
          {t('dashboard.attentionMore', { count: total - items.length })}
        </p>
      )}
    </Section>
  )
}

function AttentionRow({ order }: { order: Order }) {
  const t = useTranslations()
  const hasFailed = order.botStatus === 'error'
  const Icon = hasFailed ? TriangleAlert : FileUp
  const action = t(hasFailed ? 'dashboard.openConsole' : 'dashboard.giveLines')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full ${stateStyles[hasFailed ? 'failed' : 'pending'].className}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere text-ink">{order.serviceName}</p>
        <p className="text-[13px] text-pretty text-ink-soft">
          {t(hasFailed ? 'dashboard.botFailed' : 'dashboard.linesMissing')}{' '}
          <span className="font-mono text-xs text-ink-faint">{order.orderCode}</span>
        </p>
      </div>
      <ButtonLink
        to={hasFailed ? paths.bot(order.id) : paths.order(order.id)}
        size="sm"
        aria-label={`${action}: ${order.serviceName} ${order.orderCode}`}
      >
        {action}
      </ButtonLink>
    </li>
  )
}
