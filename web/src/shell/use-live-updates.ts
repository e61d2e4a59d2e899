import { accounts } from '@runmart/contract/accounts'
import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import type { LiveEvent } from '@runmart/contract/live'
import { referrals } from '@runmart/contract/referrals'
import { useEffect } from 'react'
import { updateRunProgress } from '#features/bots/index.ts'
import { invalidateOrders } from '#features/orders/index.ts'
import { connectLiveEvents } from '#platform/live-events.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'
import { loadShopState } from '#platform/shop-state.ts'

const moneyKinds: readonly LiveEvent['kind'][] = ['changed', 'deposit-credited', 'commission-earned']
const FALLBACK_INTERVAL_MS = 5 * 60_000

/** Keeps the screen of a signed-in user up to date: balance, orders, runs, sessions and the session itself. */
export function useLiveUpdates(): void {
  useEffect(
    () =>
      connectLiveEvents({
        onEvent(event) {
          if (event.kind === 'session-ended') void loadUser()
          else if (event.kind === 'shop-changed') void loadShopState()
          else if (event.kind === 'changed' && event.what === 'sessions') invalidate(accounts.sessions)
          else if (event.kind === 'order-changed') invalidateOrders()
          else if (event.kind === 'run-progress') updateRunProgress(event.orderId, event.progress)
          else if (moneyKinds.includes(event.kind)) invalidateBalance()
          // Bell, messages and the back office have their own listeners.
        },
        onResync() {
          // Also on the first connection: data may have changed between loading the page and connecting.
          void loadShopState()
          void loadUser()
          void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isLive !== false })
        },
        onRefused: () => void loadUser(),
      }),
    [],
  )
  // Recovers from a connection that broke silently.
  useEffect(() => {
    const timer = setInterval(() => {
      invalidateBalance()
      // An announcement begins and ends by the clock, without an event.
      void loadShopState()
    }, FALLBACK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
}

function invalidateBalance(): void {
  invalidate(dashboard.summary, ledger.history, referrals.info)
  void loadUser()
}
