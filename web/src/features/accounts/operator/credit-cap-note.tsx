import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { moneyText } from '#ui/money-text.ts'

/** Shows the amount that an operator may still credit without approval, and explains larger credits. */
export function CreditCapNote() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(pendingCredits.list)
  if (!data) return null
  const fill = { left: moneyText(language, data.left), cap: moneyText(language, data.cap) }
  return (
    <p className="text-pretty text-[13px] text-ink-soft">
      {t('operatorTransfers.capLeft', fill)}{' '}
      {t(data.hasApprover ? 'operatorTransfers.capAbove' : 'operatorTransfers.capAboveAlone')}
    </p>
  )
}
