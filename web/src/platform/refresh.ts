import { accounts } from '@runmart/contract/accounts'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { loadUser } from './session.ts'
import { connectedCache } from './stale.ts'

type Refresh = (endpoint: AnyEndpoint, isAnswered: boolean) => Promise<void>

/**
 * Loads the refresh that follows an action. Its table is large, so a page loads it with the first action. The refresh
 * resolves when the lists on screen are fresh. Without an answer it resolves at once, because people offline would wait
 * for retries.
 */
export async function loadRefresh(): Promise<Refresh> {
  const invalidate = connectedCache()
  if (!invalidate) return async () => {}
  // A newer release may have replaced the file.
  const table = await import('./refreshes.ts').catch(() => null)
  if (!table) return () => invalidate('all')
  return async ({ method, path }, isAnswered) => {
    const stale = table.stalePaths(method, path)
    if (isAnswered && stale.includes(accounts.me.path)) void loadUser()
    const isSlow = (it: string) => table.slow.includes(it)
    void invalidate(stale.filter(isSlow))
    const refetched = invalidate(stale.filter((it) => !isSlow(it)))
    if (isAnswered) await refetched
  }
}
