import type { Commission } from '@runmart/contract/referrals'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { moneyText } from '#ui/money-text.ts'
import { dateText } from '#ui/when-text.ts'
import { allowCommission } from './decide.ts'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; open: boolean; onClose: () => void }

/** Lets a commission be paid after all, after asking once. */
export function AllowCommissionDialog({ commission, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [sending, setSending] = useState(false)
  const { orderId, referrer, amount, heldUntil, reasons } = commission
  const due = new Date(heldUntil)
  const allow = async () => {
    setSending(true)
    const answer = await sendIdempotent(`allow-commission:${orderId}`, (key) => allowCommission(orderId, key))
    setSending(false)
    if (answer.success && !answer.message) showToast('success', t('operatorReferrals.allowDone'))
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorReferrals.allowTitle', { amount: moneyText(language, amount), name: referrer.username })}
      description={
        due > new Date()
          ? t('operatorReferrals.allowText', { day: dateText(language, due) })
          : t('operatorReferrals.allowDueText')
      }
      confirm={t('operatorReferrals.allow')}
      loading={sending}
      onConfirm={() => void allow()}
    >
      <SuspicionList reasons={reasons} />
    </ConfirmDialog>
  )
}
