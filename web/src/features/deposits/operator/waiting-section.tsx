import type { ReactNode } from 'react'
import type { ApiResult } from '#platform/use-api.ts'
import type { Filters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { Section } from '#ui/section.tsx'

type Props<Item> = {
  list: ApiResult<{ items: readonly Item[]; total: number; page: number; limit: number }>
  filters: Filters
  title: string
  text: string
  count: (total: number) => string
  children: (item: Item) => ReactNode
}

/** What waits for an operator above the transfers, a page at a time. Left out where nothing waits, and until that is known. */
export function WaitingSection<Item>({ list, filters, title, text, count, children }: Props<Item>) {
  if (!list.error && !list.data?.total) return null
  return (
    <Section title={title} description={text} padded={false} className="mb-6">
      <ListScreen frame="none" list={list} filters={filters} count={count} skeleton={null} empty={null}>
        {(items) => <List label={title}>{items.map(children)}</List>}
      </ListScreen>
    </Section>
  )
}
