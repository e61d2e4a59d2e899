import type { OfferedService } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { spanText } from '#ui/span-text.ts'

/** What was measured of a service. */
export function StatsLine({ stats }: { stats: NonNullable<OfferedService['stats']> }) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const percent = (part: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(part)
  return (
    <span title={say('services.measured')}>
      {say('services.completed', { percent: percent(stats.completionRate) })} ·{' '}
      {say('services.refunded', { percent: percent(stats.refundRate) })} ·{' '}
      {say('services.startsIn', { time: spanText(language, stats.medianStartSeconds) })}
    </span>
  )
}
