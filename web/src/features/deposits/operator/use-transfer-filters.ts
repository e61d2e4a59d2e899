import { feeds, transferStatuses } from '@runmart/contract/deposits'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useFilters } from '#platform/use-filters.ts'

/** Which transfers are shown, as the address says it, and the question to ask for them. */
export function useTransferFilters() {
  const { get, set, page, setPage } = useFilters<'view' | 'status' | 'feed' | 'q'>()
  const { limit } = useLayoutPreference()
  const view = get('view') === 'all' ? ('all' as const) : ('waiting' as const)
  const chosen = {
    status: view === 'all' ? transferStatuses.find((status) => status === get('status')) : undefined,
    feed: feeds.find((feed) => feed === get('feed')),
    q: get('q').slice(0, 100) || undefined,
  }
  return {
    view,
    ...chosen,
    narrowed: Boolean(chosen.status || chosen.feed || chosen.q),
    query: {
      ...chosen,
      ...(view === 'waiting' && { status: 'unmatched' as const }),
      page: String(page),
      limit: String(limit),
    },
    set,
    setPage,
  }
}

export type TransferFilters = ReturnType<typeof useTransferFilters>
