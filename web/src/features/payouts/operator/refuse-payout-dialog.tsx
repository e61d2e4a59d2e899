import { ledger } from '@runmart/contract/ledger'
import { type OperatorPayout, PayoutRefusal, payouts } from '@runmart/contract/payouts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type Props = { payout: OperatorPayout; open: boolean; onClose: () => void }

/** Refuses a payout with a reason that the customer reads; the money returns to the balance. */
export function RefusePayoutDialog({ payout: { id, amount, customer }, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const fill = { amount: moneyText(language, amount), name: customer.username }
  const title = t('operatorPayouts.refuseTitle', fill)
  return (
    <ReasonDialog
      title={title}
      description={t('operatorPayouts.refuseText')}
      schema={PayoutRefusal}
      words={{
        reason: t('operatorPayouts.reason'),
        reasonHint: t('operatorPayouts.reasonHint'),
        confirm: t('operatorPayouts.refuse'),
      }}
      onConfirm={(reason) => sendIdempotent(`refuse-payout:${id}`, (key) => refusePayout(id, reason, key))}
      open={open}
      onClose={onClose}
    />
  )
}

async function refusePayout(id: string, reason: string, idempotencyKey: string) {
  const refusing = call(payouts.refuse, { params: { id }, body: { reason } }, { idempotencyKey })
  const answer = await handleAnswer(refusing, { refusals: 'inline' })
  invalidate(payouts.list, ledger.books)
  return answer
}
