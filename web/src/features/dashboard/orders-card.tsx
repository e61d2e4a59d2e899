import type { Summary } from '@runmart/contract/dashboard'
import { orderStatuses } from '@runmart/contract/orders-states'
import { Package } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { StatCard } from './stat-card.tsx'

type Props = { byStatus: Summary['orders']['byStatus'] }

/** How many orders are open, and how many there are in each state; each count leads to its list. */
export function OrdersCard({ byStatus }: Props) {
  const { language, t } = useLanguage()
  const number = new Intl.NumberFormat(language)
  const { pending = 0, 'in-progress': inProgress = 0 } = byStatus
  const present = orderStatuses.filter((status) => byStatus[status])
  return (
    <StatCard
      icon={Package}
      label={t('dashboard.activeOrders')}
      more={
        present.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-3 text-[13px] font-normal tracking-normal text-ink-faint">
            {present.map((status) => (
              <li key={status}>
                <Link
                  to={`${paths.orderHistory}?status=${status}`}
                  className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline"
                >
                  {t(`orderStates.${status}`)}
                  <span className="font-semibold text-ink-soft">{number.format(byStatus[status] ?? 0)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    >
      {number.format(pending + inProgress)}
    </StatCard>
  )
}
