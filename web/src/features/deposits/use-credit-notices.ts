import { useEffect } from 'react'
import { currentTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'

/** Shows on every page that a deposit or a gift has arrived, and how much. */
export function useCreditNotices(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind !== 'deposit-credited') return
        const { language, t } = currentTranslations()
        const words = event.isGift ? 'notifications.giftTitle' : 'deposits.creditedNotice'
        showToast('success', t(words, { amount: moneyText(language, event.amount, true) }))
      }),
    [],
  )
}
