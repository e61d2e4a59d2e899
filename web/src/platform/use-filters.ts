import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What a list is narrowed to and which page of it is shown, kept in the address: a view can be shared and the back
 * button works. Another filter starts at the first page again.
 */
export function useFilters<Name extends string>() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('page') ?? ''
  const change = useCallback(
    (changes: Record<string, string | null | undefined>, replace = false) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries({ page: null, ...changes }))
            if (value) next.set(name, value)
            else next.delete(name)
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )
  return {
    get: (name: Name) => search.get(name) ?? '',
    /** `replace`: no step of its own for the back button, for what changes with every key. */
    set: change as (changes: { [N in Name]?: string | null }, replace?: boolean) => void,
    page: /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1,
    setPage: (next: number) => change({ page: next > 1 ? String(next) : null }),
  }
}
