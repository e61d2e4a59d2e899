import type { CallOf } from '@runmart/contract/endpoint'
import { ledger } from '@runmart/contract/ledger'
import { type OperatorPayout, Payment, payouts } from '@runmart/contract/payouts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Cap = { cap: number; left: number; hasApprover: boolean }
type Props = { payout: OperatorPayout; cap: Cap; open: boolean; onClose: () => void }

/** Notes under which reference a payout was sent; above the limit it is said that a second operator is needed. */
export function PayDialog({ payout, cap, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, amount, customer, accountName, notedBy, owed } = payout
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
          const answer = await sendIdempotent(`pay-payout:${id}`, (key) =>
            payPayout(id, { reference, acceptOwed: owed }, key),
          )
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

/** Refused or not, another operator may have decided meanwhile: the list is fetched again. */
async function payPayout(id: string, body: CallOf<typeof payouts.pay>['body'], idempotencyKey: string) {
  const paying = call(payouts.pay, { params: { id }, body }, { idempotencyKey })
  const answer = await handleAnswer(paying, { refusals: 'inline' })
  invalidate(payouts.list, ledger.books)
  return answer
}
