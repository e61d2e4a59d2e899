import { ledger } from '@runmart/contract/ledger'
import { type OperatorPayout, PayoutRefusal, payouts } from '@runmart/contract/payouts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'

type Props = { payout: OperatorPayout; open: boolean; onClose: () => void }

/** Refuses a payout with a reason that the customer reads; the money returns to the balance. */
export function RefusePayoutDialog({ payout: { id, amount, customer }, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const fill = { amount: moneyText(language, amount), name: customer.username }
  const title = t('operatorPayouts.refuseTitle', fill)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorPayouts.refuseText')}
    >
      <Form
        schema={PayoutRefusal}
        label={title}
        onSubmit={async ({ reason }) => {
          const answer = await sendIdempotent(`refuse-payout:${id}`, (key) => refusePayout(id, reason, key))
          if (answer.success) onClose()
          return answer
        }}
      >
        <TextArea
          label={t('operatorPayouts.reason')}
          name="reason"
          rows={3}
          limit={300}
          hint={t('operatorPayouts.reasonHint')}
        />
        <SubmitButton variant="danger">{t('operatorPayouts.refuse')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

async function refusePayout(id: string, reason: string, idempotencyKey: string) {
  const refusing = call(payouts.refuse, { params: { id }, body: { reason } }, { idempotencyKey })
  const answer = await handleAnswer(refusing, { refusals: 'inline' })
  invalidate(payouts.list, ledger.books)
  return answer
}
