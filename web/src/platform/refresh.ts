import { accounts } from '@runmart/contract/accounts'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { loadUser } from './session.ts'
import { connectedCache } from './stale.ts'

type Refresh = (endpoint: AnyEndpoint, isAnswered: boolean) => Promise<void>

/**
 * Loads the function that makes stale answers load again. Its table is large, so it travels with the first act of a page.
 * The function resolves once the answers on screen are fetched again. Without an answer of the server it does not wait.
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
