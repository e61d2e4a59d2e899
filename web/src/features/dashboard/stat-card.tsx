import type { Summary } from '@runmart/contract/dashboard'
import { isFinal, type OrderStatus, orderStatuses } from '@runmart/contract/orders-states'
import { type LucideIcon, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Card } from '#ui/card.tsx'

type Props = {
  icon: LucideIcon
  label: string
  children: ReactNode
  /** The parts of the number, below it. */
  more?: ReactNode
}

/** One number with its label. */
export function StatCard({ icon: Icon, label, children, more }: Props) {
  return (
    <Card className="flex flex-col gap-3 max-[22.5rem]:col-span-full lg:col-span-2">
      <h2 className="flex items-start justify-between gap-2 text-[13px] font-semibold text-ink-faint">
        <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      </h2>
      <div>
        <p className="text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">{children}</p>
        {more}
      </div>
    </Card>
  )
}

/** The number of open orders, then the counts by status with links to the lists; ended orders are separate. */
export function OrdersCard({ byStatus }: { byStatus: Summary['orders']['byStatus'] }) {
  const { language, t } = useLanguage()
  const number = new Intl.NumberFormat(language)
  const { pending = 0, 'in-progress': inProgress = 0 } = byStatus
  const present = orderStatuses.filter((status) => byStatus[status])
  const links = (statuses: readonly OrderStatus[]) =>
    statuses.map((status) => (
      <li key={status}>
        <Link
          to={`${paths.orderHistory}?status=${status}`}
          className="inline-flex min-h-6 items-center gap-1 pointer-coarse:min-h-11 hover:text-ink hover:underline"
        >
          {t(`orderStates.${status}`)}
          <span className="font-semibold text-ink-soft">{number.format(byStatus[status] ?? 0)}</span>
        </Link>
      </li>
    ))
  const ended = present.filter(isFinal)
  return (
    <StatCard
      icon={Package}
      label={t('dashboard.activeOrders')}
      more={
        present.length > 0 && (
          <div className="mt-1 text-[13px] text-ink-faint">
            <ul className="flex flex-wrap gap-x-3">{links(present.filter((status) => !isFinal(status)))}</ul>
            {ended.length > 0 && (
              <ul aria-label={t('dashboard.endedOrders')} className="flex flex-wrap gap-x-3">
                <li aria-hidden className="flex min-h-6 items-center">
                  {t('dashboard.endedOrders')}
                </li>
                {links(ended)}
              </ul>
            )}
          </div>
        )
      }
    >
      {number.format(pending + inProgress)}
    </StatCard>
  )
}
