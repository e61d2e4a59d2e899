import { serviceTypes } from '@runmart/contract/catalog'
import { orderStatuses } from '@runmart/contract/orders-states'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useFilters } from '#platform/use-filters.ts'

const deskViews = ['pending', 'in-progress', 'all'] as const

/** Which orders are shown, as the address says it, and the question to ask for them. */
export function useDeskFilters() {
  const { get, set, page, setPage } = useFilters<'view' | 'status' | 'type' | 'q'>()
  const { limit } = useLayoutPreference()
  const view = deskViews.find((it) => it === get('view')) ?? 'pending'
  const isQueue = view !== 'all'
  const status = isQueue ? undefined : orderStatuses.find((it) => it === get('status'))
  const chosen = serviceTypes.find((it) => it === get('type'))
  // A queue is what waits for people; bots have their own.
  const type = isQueue ? (chosen ?? 'REFERRAL') : chosen
  const q = get('q').slice(0, 100) || undefined
  return {
    view,
    isQueue,
    status,
    type,
    q,
    narrowed: Boolean(status || q || (isQueue ? type === 'AUTO_BOT' : type)),
    query: {
      status: isQueue ? view : status,
      serviceType: type,
      q,
      page: String(page),
      limit: String(limit),
    },
    set,
    setPage,
    clear: () => set({ status: null, type: null, q: null }),
  }
}

export type DeskFilters = ReturnType<typeof useDeskFilters>
