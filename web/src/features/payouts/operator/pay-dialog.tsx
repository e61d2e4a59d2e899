import { type OperatorPayout, Payment, payouts } from '@runmart/contract/payouts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Cap = { cap: number; left: number; hasApprover: boolean }
type Props = { payout: OperatorPayout; cap: Cap; open: boolean; onClose: () => void }

/** Records the reference of a sent payout. Above the limit, it warns that a second operator must confirm. */
export function PayDialog({ payout, cap, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, amount, customer, accountName, notedBy, owed } = payout
  const { act } = useAct(payouts.pay, { once: id })
  const sum = moneyText(language, amount)
  const title = t('operatorPayouts.payTitle', { amount: sum, name: accountName || customer.username })
  const limits = { cap: moneyText(language, cap.cap), left: moneyText(language, cap.left) }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorPayouts.payText')}
    >
      <Form
        schema={Payment}
        label={title}
        onSubmit={async ({ reference }) => {
          const answer = await act({ params: { id }, body: { reference, acceptOwed: owed } })
          const isNoted = !answer.success && answer.code === 'APPROVAL_NEEDED'
          if (isNoted) showToast('info', answer.error)
          if (answer.success || isNoted) onClose()
          return isNoted ? null : answer
        }}
      >
        {owed > 0 && (
          <Alert tone="warning">{t('operatorPayouts.owedSent', { amount: moneyText(language, owed) })}</Alert>
        )}
        {amount > cap.left && !notedBy && (
          <Alert tone="warning">
            {t(cap.hasApprover ? 'operatorPayouts.aboveCap' : 'operatorPayouts.aboveCapAlone', limits)}
          </Alert>
        )}
        <TextField
          label={t('operatorPayouts.reference')}
          name="reference"
          limit={64}
          hint={t('operatorPayouts.referenceHint')}
          autoComplete="off"
          defaultValue={notedBy ? (payout.reference ?? '') : ''}
        />
        <SubmitButton>{t('operatorPayouts.payNow', { amount: sum })}</SubmitButton>
      </Form>
    </Dialog>
  )
}
