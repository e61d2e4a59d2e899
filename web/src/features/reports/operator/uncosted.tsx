import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'

/** Of which sales a margin says nothing, because nobody knows what they cost; nothing where all is known. */
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
