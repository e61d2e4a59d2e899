import { storedValue, useStoredValue } from './stored-value.ts'

export type View = 'GRID' | 'LIST'

const limit = storedValue('pageLimit')
const view = storedValue('view')
export const pageLimits = [10, 20, 50, 100] as const

/** How lists are shown: how many a page (10 at first) and as a grid or a list (grid at first). */
export function useLayoutPreference() {
  const storedLimit = Number(useStoredValue(limit))
  return {
    limit: pageLimits.find((offered) => offered === storedLimit) ?? 10,
    view: (useStoredValue(view) === 'LIST' ? 'LIST' : 'GRID') as View,
    setLimit: (next: number) => limit.set(String(next)),
    setView: (next: View) => view.set(next),
  }
}
