import { type Commission, CommissionRefusal, referrals } from '@runmart/contract/referrals'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; open: boolean; onClose: () => void }

/** Refuses a commission for good, with the reason. */
export function RefuseCommissionDialog({ commission, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderId, referrer, amount, reasons } = commission
  const title = t('operatorReferrals.refuseTitle', { amount: moneyText(language, amount), name: referrer.username })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorReferrals.refuseText')}
    >
      <Form
        schema={CommissionRefusal}
        label={title}
        onSubmit={async ({ reason }) => {
          const answer = await sendIdempotent(`refuse-commission:${orderId}`, (key) =>
            refuseCommission(orderId, reason, key),
          )
          if (!answer.success) return answer
          if (!answer.message) showToast('success', t('operatorReferrals.refuseDone'))
          onClose()
          return answer
        }}
      >
        <SuspicionList reasons={reasons} />
        <TextArea
          label={t('operatorReferrals.reason')}
          name="reason"
          rows={3}
          limit={300}
          hint={t('operatorReferrals.reasonHint')}
        />
        <SubmitButton variant="danger">{t('operatorReferrals.refuse')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Refused or not, another operator may have decided meanwhile: the list is fetched again. */
async function refuseCommission(id: string, reason: string, idempotencyKey: string) {
  const refusing = call(referrals.refuse, { params: { id }, body: { reason } }, { idempotencyKey })
  const answer = await handleAnswer(refusing, { refusals: 'inline' })
  invalidate(referrals.commissions)
  return answer
}
