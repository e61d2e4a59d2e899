import { categories, serviceStatuses } from '@runmart/contract/catalog'
import { useFilters } from '#platform/use-filters.ts'

/** Which services are shown, as the address says it, and the question to ask for them. */
export function useServiceFilters() {
  const { get, set } = useFilters<'category' | 'status' | 'q'>()
  const category = categories.find((it) => it === get('category'))
  const status = serviceStatuses.find((it) => it === get('status'))
  const q = get('q').slice(0, 100) || undefined
  return {
    category,
    status,
    q,
    narrowed: Boolean(category || status || q),
    query: { category, status, q },
    set,
    clear: () => set({ category: null, status: null, q: null }),
  }
}

export type ServiceFilters = ReturnType<typeof useServiceFilters>
