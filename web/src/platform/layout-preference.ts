import { storedValue, useStoredValue } from './stored-value.ts'

export type View = 'GRID' | 'LIST'

const limit = storedValue('pageLimit')
const view = storedValue('view')
const pageLimits = [10, 20, 50, 100]
const deskLimits = [...pageLimits, 200]

/** The layout of lists: rows a page (10 by default; operators may choose more), and grid (the default) or list. */
export function useLayoutPreference() {
  const storedLimit = Number(useStoredValue(limit))
  const limits = globalThis.location?.pathname.startsWith('/operator') ? deskLimits : pageLimits
  return {
    limits,
    // A larger choice in the back office means the largest elsewhere.
    limit: limits.findLast((offered) => offered <= storedLimit) ?? 10,
    view: (useStoredValue(view) === 'LIST' ? 'LIST' : 'GRID') as View,
    setLimit: (next: number) => limit.set(String(next)),
    setView: (next: View) => view.set(next),
  }
}
