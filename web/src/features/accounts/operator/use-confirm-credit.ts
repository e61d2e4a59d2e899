import type { Customer } from '@runmart/contract/accounts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Asks once more before a customer is credited: how much, and whom. */
export function useConfirmCredit() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const confirmCredit = (dong: number, customer: Customer) => {
    const amount = moneyText(language, dong)
    return confirm({
      title: t('operatorTransfers.creditToTitle', { amount, name: customer.username }),
      description: `${t('operatorTransfers.seenAtOnce')} ${t('operatorTransfers.canReverse')}`,
      confirm: t('operatorTransfers.creditNow'),
    })
  }
  return { confirmCredit, dialog }
}
