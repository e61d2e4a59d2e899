import type { CodeDraft } from '@runmart/contract/orders-discount-codes'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { moneyText } from '#ui/money-text.ts'
import { dateTimeText } from '#ui/when-text.ts'

/** When, for whom and on what a code may be used. */
export function LimitsLine({ draft }: { draft: CodeDraft }) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const when = (at: string) => ({ when: dateTimeText(language, new Date(at)) })
  const limits = [
    draft.startsAt && say('discountCodes.from', when(draft.startsAt)),
    draft.endsAt && say('discountCodes.until', when(draft.endsAt)),
    !draft.startsAt && !draft.endsAt && say('discountCodes.always'),
    draft.mostUsesEach && say('discountCodes.each', { count: draft.mostUsesEach }),
    draft.minimum > 0 && say('discountCodes.least', { amount: moneyText(language, draft.minimum) }),
    draft.serviceIds && say('discountCodes.onlySome', { count: draft.serviceIds.length }),
  ]
  return limits.filter(Boolean).join(' · ')
}
