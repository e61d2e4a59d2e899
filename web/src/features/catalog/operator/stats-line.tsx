import type { OfferedService } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { spanText } from '#ui/span-text.ts'

/** What was measured of a service. */
export function StatsLine({ stats }: { stats: NonNullable<OfferedService['stats']> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const percent = (part: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(part)
  return (
    <span title={t('services.measured')}>
      {t('services.completed', { percent: percent(stats.completionRate) })} ·{' '}
      {t('services.refunded', { percent: percent(stats.refundRate) })} ·{' '}
      {t('services.startsIn', { time: spanText(language, stats.medianStartSeconds) })}
    </span>
  )
}
