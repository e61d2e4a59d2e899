import type { Customer } from '@runmart/contract/accounts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { moneyText } from '#ui/money-text.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Asks once more before a customer is credited: how much, and whom. */
export function useConfirmCredit() {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const { ask, dialog } = useConfirm()
  const confirm = (dong: number, customer: Customer) => {
    const amount = moneyText(language, dong)
    return ask({
      title: say('transfers.creditToTitle', { amount, name: customer.username }),
      description: `${say('transfers.seenAtOnce')} ${say('transfers.noUndo')}`,
      confirm: say('transfers.creditNow'),
    })
  }
  return { confirm, dialog }
}
