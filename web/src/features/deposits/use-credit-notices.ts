import { useEffect } from 'react'
import { currentVoice } from '#platform/language.tsx'
import { onNews } from '#platform/news.ts'
import { moneyText } from '#ui/money-text.ts'
import { notify } from '#ui/notify.ts'

/** Says on whatever page is open that a deposit has arrived, and how much. */
export function useCreditNotices(): void {
  useEffect(
    () =>
      onNews((event) => {
        if (event.kind !== 'deposit-credited') return
        const { language, say } = currentVoice()
        notify('success', say('deposits.creditedNotice', { amount: moneyText(language, event.amount, true) }))
      }),
    [],
  )
}
