import { commissionStatuses } from '@runmart/contract/referrals'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useFilters } from '#platform/use-filters.ts'

/** Which commissions are shown, as the address says it, and the question to ask for them. */
export function useCommissionFilters() {
  const { get, set, page, setPage } = useFilters<'view' | 'status'>()
  const { limit } = useLayoutPreference()
  const view = get('view') === 'all' ? ('all' as const) : ('waiting' as const)
  const status = view === 'all' ? commissionStatuses.find((it) => it === get('status')) : ('suspicious' as const)
  return { view, status, query: { status, page: String(page), limit: String(limit) }, set, setPage }
}

export type CommissionFilters = ReturnType<typeof useCommissionFilters>
