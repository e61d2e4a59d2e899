import { storedValue, useStoredValue } from './stored-value.ts'

export type View = 'GRID' | 'LIST'

const limit = storedValue('pageLimit')
const view = storedValue('view')
const pageLimits = [10, 20, 50, 100]
const deskLimits = [...pageLimits, 200]

/** How lists are shown: how many a page (10 at first; operators may have more) and as a grid or a list (grid at first). */
export function useLayoutPreference() {
  const storedLimit = Number(useStoredValue(limit))
  const limits = globalThis.location?.pathname.startsWith('/operator') ? deskLimits : pageLimits
  return {
    limits,
    // Whoever chose more in the back office has as many as there are elsewhere.
    limit: limits.findLast((offered) => offered <= storedLimit) ?? 10,
    view: (useStoredValue(view) === 'LIST' ? 'LIST' : 'GRID') as View,
    setLimit: (next: number) => limit.set(String(next)),
    setView: (next: View) => view.set(next),
  }
}
