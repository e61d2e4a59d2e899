import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { percentText } from '#ui/percent-text.ts'

/** The change against the period before. Colour does not judge it as good or bad. */
export function Change({ amount, before }: { amount: number; before: number }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  if (amount === before) return <span className="text-ink-faint">{t('operatorReports.unchanged')}</span>
  if (before === 0) return <span className="text-ink-soft">{t('operatorReports.isNew')}</span>
  const percent = Math.round((Math.abs(amount - before) * 100) / Math.abs(before))
  const text = percent === 0 ? `<${percentText(language, 1)}` : percentText(language, percent)
  return <span className="whitespace-nowrap text-ink-soft tabular-nums">{`${amount < before ? '−' : '+'}${text}`}</span>
}
