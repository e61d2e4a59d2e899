import { accounts } from '@runmart/contract/accounts'
import { dashboard } from '@runmart/contract/dashboard'
import { useEffect } from 'react'
import { listenLive } from './live.ts'
import { queries } from './queries.ts'
import { loadUser } from './session.ts'
import { stale } from './stale.ts'

/** Keeps what is shown up to date while somebody is signed in: balance, sessions, and whether this session still is one. */
export function useLive(userId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user needs another line
  useEffect(
    () =>
      listenLive({
        hear(event) {
          if (event.kind === 'session-ended') void loadUser()
          else if (event.kind === 'changed' && event.what === 'sessions') stale(accounts.sessions)
          else {
            stale(dashboard.summary)
            void loadUser()
          }
        },
        resync: () => void queries.invalidateQueries(),
        refused: () => void loadUser(),
      }),
    [userId],
  )
}
