import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { onUserChange } from './session-state.ts'

export type Filters<Name extends string = string, Values extends object = object> = {
  /** The valid filters of the address, without invalid ones. */
  values: Values
  isFiltered: boolean
  /** Any value of the address, such as the open tab. */
  get: (name: Name) => string
  /**
   * Changes the address and goes to the first page. `replace` adds no step for the back button: for changes with every
   * key.
   */
  set: (changes: { [N in Name]?: string | null | undefined }, replace?: boolean) => void
  reset: () => void
  page: number
  setPage: (page: number) => void
}

const noFilters = () => ({})

/** The last filters and page of each list, by its path. */
const left = new Map<string, string>()
onUserChange(() => left.clear())

/** The last address of a list, for links back to it. */
export const addressLeft = (path: string) => path + (left.get(path) ?? '')

/**
 * Stores the filters and the page of a list in the address, so that links and the back button work. Several lists in
 * one address each name their page.
 */
export function useFilters<Name extends string, Values extends object = object>(
  read: (get: (name: Name) => string) => Values = noFilters as () => Values,
  pageName = 'page',
): Filters<Name, Values> {
  const { pathname, search: address } = useLocation()
  const [search, setSearch] = useSearchParams()
  // The router knows only the address of the last render: two changes before the next one would lose the first.
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])
  useEffect(() => {
    left.set(pathname, address)
  }, [pathname, address])
  const set = useCallback(
    (changes: Record<string, string | null | undefined>, replace = false) => {
      const next = new URLSearchParams(newest.current)
      for (const [name, value] of Object.entries({ [pageName]: null, ...changes }))
        if (value) next.set(name, value)
        else next.delete(name)
      newest.current = next
      setSearch(next, { replace, preventScrollReset: true })
    },
    [setSearch, pageName],
  )
  const get = (name: Name) => search.get(name) ?? ''
  const values = read(get)
  const names = Object.keys(values)
  const page = search.get(pageName) ?? ''
  return {
    values,
    isFiltered: names.length > 0,
    get,
    set: set as Filters<Name>['set'],
    reset: () => set(Object.fromEntries(names.map((name) => [name, null]))),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    setPage: (next) => set({ [pageName]: next > 1 ? String(next) : null }),
  }
}
