import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { ApiResult } from '#platform/use-api.ts'
import { type Filters, useFilters } from '#platform/use-filters.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'

/** Reads the status and search filters from the address. */
export function useDecisionFilters<Status extends string>(decided: readonly Status[]) {
  return useFilters((get: (name: 'status' | 'q') => string) => {
    const status = decided.find((it) => it === get('status'))
    const q = get('q')
    return { ...(status && { status }), ...(q && { q }) }
  })
}

type Props<Item> = {
  list: ApiResult<{ items: readonly Item[]; total: number; page: number; limit: number }>
  filters: Filters<'status' | 'q', { status?: string; q?: string }>
  words: Record<'title' | 'text' | 'search' | 'noneText', string>
  /** The status options; by default the list shows waiting items. */
  states: readonly { value: string; label: string }[]
  count: (count: number) => string
  children: (item: Item) => ReactNode
}

/** Items that wait for a decision, or decided ones, with a search. */
export function DecisionList<Item>({ list, filters, words, states, count, children }: Props<Item>) {
  const t = useOperatorTranslations()
  return (
    <>
      <p className="mb-4 max-w-prose text-pretty text-ink-soft">{words.text}</p>
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          <FilterBar
            filters={filters}
            search={words.search}
            selects={[{ name: 'status', label: t('operatorTransfers.status'), options: states, fallback: 'waiting' }]}
          />
        }
        count={count}
        skeleton={<RowsSkeleton rows={3} />}
        empty={{ icon: CircleCheck, title: t('operatorTransfers.noneWaiting'), text: words.noneText }}
      >
        {(items) => <List label={words.title}>{items.map(children)}</List>}
      </ListScreen>
    </>
  )
}
