import { useEffect } from 'react'
import { currentVoice } from '#platform/language.tsx'
import { onNews } from '#platform/news.ts'
import { moneyText } from '#ui/money-text.ts'
import { notify } from '#ui/notify.ts'

/** Says on whatever page is open that a commission was paid, and how much. */
export function useCommissionNotices(): void {
  useEffect(
    () =>
      onNews((event) => {
        if (event.kind !== 'commission-earned') return
        const { language, say } = currentVoice()
        notify('success', say('referral.paidNotice', { amount: moneyText(language, event.amount, true) }))
      }),
    [],
  )
}
