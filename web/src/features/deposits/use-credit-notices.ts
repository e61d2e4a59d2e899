import { useEffect } from 'react'
import { loadSentences } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'

/** Shows a toast on any page when a deposit or gift arrives. */
export function useCreditNotices(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind !== 'deposit-credited') return
        const words = event.isGift ? 'notificationTitles.gift' : 'deposits.creditedNotice'
        void loadSentences('all').then(({ language, t }) =>
          showToast('success', t(words, { amount: moneyText(language, event.amount, true) })),
        )
      }),
    [],
  )
}
