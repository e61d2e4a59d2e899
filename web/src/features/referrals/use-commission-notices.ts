import { useEffect } from 'react'
import { loadSentences } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'

/** Shows a toast with the amount on every page when the shop pays a commission. */
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
