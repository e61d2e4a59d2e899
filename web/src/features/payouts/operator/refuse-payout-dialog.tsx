import { type OperatorPayout, PayoutRefusal, payouts } from '@runmart/contract/payouts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type Props = { payout: OperatorPayout; open: boolean; onClose: () => void }

/** Refuses a payout with a reason that the customer reads; the money returns to the balance. */
export function RefusePayoutDialog({ payout: { id, amount, customer }, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act } = useAct(payouts.refuse, { once: id })
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
      onConfirm={(reason) => act({ params: { id }, body: { reason } })}
      open={open}
      onClose={onClose}
    />
  )
}
