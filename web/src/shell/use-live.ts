import { accounts } from '@runmart/contract/accounts'
import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import { referrals } from '@runmart/contract/referrals'
import { useEffect } from 'react'
import { runMoved } from '#features/bots/run-moved.ts'
import { ordersChanged } from '#features/orders/orders-changed.ts'
import { listenLive } from '#platform/live.ts'
import { emitLiveEvent } from '#platform/live-events.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'

const ASK_ANYWAY_MS = 5 * 60_000

/** Keeps what is shown up to date while somebody is signed in: balance, sessions, and whether this session still is one. */
export function useLive(): void {
  useEffect(
    () =>
      listenLive({
        hear(event) {
          emitLiveEvent(event)
          if (event.kind === 'session-ended') void loadUser()
          else if (event.kind === 'changed' && event.what === 'sessions') invalidate(accounts.sessions)
          else if (event.kind === 'order-changed') ordersChanged()
          else if (event.kind === 'run-progress') runMoved(event.orderId, event.progress)
          // The bell counts for itself; what happened is told by news of its own.
          else if (event.kind !== 'notified') askForMoney()
        },
        resync() {
          void loadUser()
          void queryClient.invalidateQueries()
        },
        refused: () => void loadUser(),
      }),
    [],
  )
  // Heals a line that broke without a sound.
  useEffect(() => {
    const timer = setInterval(askForMoney, ASK_ANYWAY_MS)
    return () => clearInterval(timer)
  }, [])
}

function askForMoney(): void {
  invalidate(dashboard.summary, ledger.history, referrals.info)
  void loadUser()
}
