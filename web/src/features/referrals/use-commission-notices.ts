import { useEffect } from 'react'
import { loadSentences } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'

/** Shows on every page that a commission was paid, and how much. */
export function useCommissionNotices(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind !== 'commission-earned') return
        void loadSentences('all').then(({ language, t }) =>
          showToast('success', t('referrals.paidNotice', { amount: moneyText(language, event.amount, true) })),
        )
      }),
    [],
  )
}
