import { lineStatuses, type OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { useLanguage } from '#platform/language.tsx'
import { lineLooks } from './line-looks.ts'

/** How many lines ended how; once a run is over, a line it never came to is one that was skipped. */
export function RunCounts({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { total, ok, failed, skipped } = run.progress
  const counts = { ok, failed, skipped: isFinal(order.orderStatus) ? total - ok - failed : skipped }
  const number = new Intl.NumberFormat(language)
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {lineStatuses.map((status) => {
        const { icon: Icon, look } = lineLooks[status]
        return (
          <li key={status} className="inline-flex items-center gap-1.5 text-[13px] text-ink-soft tabular-nums">
            <Icon aria-hidden className={`size-4 ${look}`} />
            {t(`lineStates.${status}`)}
            <span className="font-bold text-ink">{number.format(counts[status])}</span>
          </li>
        )
      })}
    </ul>
  )
}
