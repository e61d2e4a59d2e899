import type { OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { useState } from 'react'
import { settleCredit } from '#features/accounts/operator/index.ts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { amountText } from '#ui/amount-text.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { claim: OperatorBankClaim; transfer: Transfer | null; onClose: () => void }

/** Credits a transfer that waits to who claims it, after asking once. */
export function AssignSuggestion({ claim, transfer, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [sending, setSending] = useState(false)
  const amount = transfer ? amountText(language, transfer.amount, transfer.currency) : ''
  const assign = async () => {
    if (!transfer) return
    setSending(true)
    const note = t('operatorTransfers.claimNote', { reference: claim.reference })
    const body = { customerId: claim.customer.id, claimId: claim.id, note }
    const answer = await sendIdempotent(`assign:${transfer.id}`, (idempotencyKey) =>
      handleAnswer(call(depositsOperator.assign, { params: { id: transfer.id }, body }, { idempotencyKey }), {
        refusals: 'inline',
      }),
    )
    if (!settleCredit(answer) && !answer.success) showToast('error', answer.error)
    setSending(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={transfer !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('operatorTransfers.creditToTitle', { amount, name: claim.customer.username })}
      description={`${t('operatorTransfers.seenAtOnce')} ${t('operatorTransfers.canReverse')}`}
      confirm={t('operatorTransfers.creditNow')}
      loading={sending}
      onConfirm={assign}
    />
  )
}
