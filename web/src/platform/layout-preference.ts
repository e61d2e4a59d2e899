import { setting, useSetting } from './setting.ts'

export type View = 'GRID' | 'LIST'

const limit = setting('pageLimit')
const view = setting('view')
export const pageLimits = [10, 20, 50, 100] as const

/** How lists are shown: how many a page (10 at first) and as a grid or a list (grid at first). */
export function useLayoutPreference() {
  const storedLimit = Number(useSetting(limit))
  return {
    limit: pageLimits.find((offered) => offered === storedLimit) ?? 10,
    view: (useSetting(view) === 'LIST' ? 'LIST' : 'GRID') as View,
    setLimit: (next: number) => limit.set(String(next)),
    setView: (next: View) => view.set(next),
  }
}
