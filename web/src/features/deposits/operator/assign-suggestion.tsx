import type { OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { settleCredit } from '#features/accounts/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { amountText } from '#ui/amount-text.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { claim: OperatorBankClaim; transfer: Transfer | null; onClose: () => void }

/** Credits a waiting transfer to its claimant, after a confirmation. */
export function AssignSuggestion({ claim, transfer, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act, acting } = useAct(depositsOperator.assign)
  const amount = transfer ? amountText(language, transfer.amount, transfer.currency) : ''
  const assign = async () => {
    if (!transfer) return
    const note = t('operatorTransfers.claimNote', { reference: claim.reference })
    const body = { customerId: claim.customer.id, claimId: claim.id, note }
    const answer = await act({ params: { id: transfer.id }, body }, { once: transfer.id })
    if (!settleCredit(answer) && !answer.success) showToast('error', answer.error)
    onClose()
  }
  return (
    <ConfirmDialog
      open={transfer !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('operatorTransfers.creditToTitle', { amount, name: claim.customer.username })}
      description={`${t('operatorTransfers.seenAtOnce')} ${t('operatorTransfers.canReverse')}`}
      confirm={t('operatorTransfers.creditNow')}
      loading={acting}
      onConfirm={assign}
    />
  )
}
