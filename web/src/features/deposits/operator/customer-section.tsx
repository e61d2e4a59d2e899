import type { ReactNode } from 'react'
import type { ApiResult } from '#platform/use-api.ts'
import type { Filters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { Section } from '#ui/section.tsx'

type Props<Item> = {
  title: string
  list: ApiResult<{ items: readonly Item[]; total: number; page: number; limit: number }>
  filters: Filters
  children: (item: Item) => ReactNode
}

/** What is above a customer's transfers, a page at a time. Left out where there is nothing, and until that is known. */
export function CustomerSection<Item>({ title, list, filters, children }: Props<Item>) {
  if (!list.error && !list.data?.total) return null
  return (
    <Section title={title} padded={false} className="mb-6">
      <ListScreen frame="none" list={list} filters={filters} skeleton={null} empty={null}>
        {(items) => <List label={title}>{items.map(children)}</List>}
      </ListScreen>
    </Section>
  )
}
