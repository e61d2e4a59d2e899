import type { Customer } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useApi } from '#platform/use-api.ts'
import { moneyText } from '#ui/money-text.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Asks for confirmation of a credit or debit, and warns if it exceeds the cap and must wait for approval. */
export function useConfirmCredit() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data: cap } = useApi(pendingCredits.list)
  const { confirm, dialog } = useConfirm()
  const confirmCredit = (dong: number, customer: Customer) => {
    const fill = { amount: moneyText(language, dong), name: customer.username }
    if (cap && dong > cap.left)
      return confirm({
        title: t('operatorTransfers.askTitle', fill),
        description: t(cap.hasApprover ? 'operatorTransfers.askText' : 'operatorTransfers.askTextAlone'),
        confirm: t(cap.hasApprover ? 'operatorTransfers.askNow' : 'operatorTransfers.askNowAlone'),
      })
    return confirm({
      title: t('operatorTransfers.creditToTitle', fill),
      description: `${t('operatorTransfers.seenAtOnce')} ${t('operatorTransfers.canReverse')}`,
      confirm: t('operatorTransfers.creditNow'),
    })
  }
  const confirmDebit = (dong: number, customer: Customer) => {
    const fill = { amount: moneyText(language, dong), name: customer.username }
    if (cap && dong > cap.left)
      return confirm({
        title: t('operatorTransfers.askDebitTitle', fill),
        description: t(cap.hasApprover ? 'operatorTransfers.askDebitText' : 'operatorTransfers.askDebitTextAlone'),
        confirm: t(cap.hasApprover ? 'operatorTransfers.askNow' : 'operatorTransfers.askDebitNowAlone'),
        danger: true,
      })
    return confirm({
      title: t('operatorTransfers.debitFromTitle', fill),
      description: t('operatorTransfers.debitSeenAtOnce'),
      confirm: t('operatorTransfers.debitNow'),
      danger: true,
    })
  }
  return { confirmCredit, confirmDebit, dialog }
}

/** True if the form is done: the server booked the amount, or holds it for approval above the cap. */
export function settleCredit(answer: Answer<unknown>): boolean {
  if (answer.success) return true
  if (answer.code !== 'APPROVAL_NEEDED') return false
  showToast('info', answer.error)
  return true
}
