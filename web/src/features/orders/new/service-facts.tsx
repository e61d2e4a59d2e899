import type { Service } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { spanText } from '#ui/span-text.ts'

/** What was measured over finished orders; nothing while there are too few to be honest. */
export function ServiceFacts({ stats }: Pick<Service, 'stats'>) {
  const { language, t } = useLanguage()
  if (!stats) return null
  const percent = (part: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
  const facts = [
    t('services.completed', { percent: percent(stats.completionRate) }),
    t('services.refunded', { percent: percent(stats.refundRate) }),
    t('services.startsIn', { time: spanText(language, Math.max(60, stats.medianStartSeconds)) }),
  ]
  return (
    <span title={t('services.measured')} className="mt-1.5 block text-xs text-ink-faint">
      <span className="sr-only">{t('services.measured')}: </span>
      {facts.join(' · ')}
    </span>
  )
}
