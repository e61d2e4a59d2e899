import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'

/** The sales without a known cost, which the margin cannot cover. Empty if all costs are known. */
export function Uncosted({ amount, as: Tag = 'span' }: { amount: number; as?: 'span' | 'dd' }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  if (amount === 0) return null
  return (
    <Tag className="block text-xs text-pretty text-ink-faint">
      {t('operatorReports.uncosted', { amount: moneyText(language, amount) })}
    </Tag>
  )
}
