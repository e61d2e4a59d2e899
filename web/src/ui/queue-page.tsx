import { numberText } from '@runmart/i18n/formats'
import { CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import type { ApiResult } from '#platform/use-api.ts'
import { type Filters, useFilters } from '#platform/use-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { List } from './list.tsx'
import { ListScreen } from './list-screen.tsx'
import { RowsSkeleton } from './list-skeleton.tsx'
import { PageHeader } from './page-header.tsx'
import { Tabs } from './tabs.tsx'

type Props<Item> = {
  words: (word: QueueWord) => string
  /** The number of shown items, in words. */
  count: (count: number) => string
  queue: { filters: QueueFilters; isWaiting: boolean }
  list: ApiResult<{ items: readonly Item[]; total: number; page: number; limit: number; waiting: number }>
  statuses: readonly { value: string; label: string }[]
  icon: LucideIcon
  /** A filter of the whole page and its reset; the waiting counts of other items are then hidden. */
  narrowed?: ReactNode
  /** Settings above the list. */
  settings?: ReactNode
  children: (item: Item) => ReactNode
}

type QueueFilters = Filters<'view' | 'status', { status?: string }>

type QueueWord =
  | 'title'
  | 'intro'
  | 'waiting'
  | 'all'
  | 'status'
  | 'anyStatus'
  | 'noneWaiting'
  | 'noneWaitingText'
  | 'none'
  | 'noneText'
  | 'noneFound'
  | 'noneFoundText'

/** A page of items that wait for an operator's decision, with a second tab for all items. */
export function QueuePage<Item>(props: Props<Item>) {
  const { words, count, queue, list, statuses, icon, narrowed, settings, children } = props
  const { language } = useLanguage()
  const { filters, isWaiting } = queue
  const screen = (
    <ListScreen
      list={list}
      filters={filters}
      filterBar={
        <>
          {narrowed}
          {!isWaiting && (
            <FilterBar
              filters={filters}
              selects={[{ name: 'status', label: words('status'), any: words('anyStatus'), options: statuses }]}
            />
          )}
        </>
      }
      count={count}
      skeleton={<RowsSkeleton rows={3} lead />}
      empty={
        isWaiting
          ? { icon: CircleCheck, title: words('noneWaiting'), text: words('noneWaitingText') }
          : { icon, title: words('none'), text: words('noneText') }
      }
      noMatch={{ title: words('noneFound'), text: words('noneFoundText') }}
    >
      {(items) => <List label={words('title')}>{items.map(children)}</List>}
    </ListScreen>
  )
  const waiting = list.data && !narrowed ? ` · ${numberText(language, list.data.waiting)}` : ''
  return (
    <>
      <title>{`${words('title')} · Runmart`}</title>
      <PageHeader title={words('title')} description={words('intro')} />
      {settings && <div className="mb-6">{settings}</div>}
      <Tabs
        value={isWaiting ? 'waiting' : 'all'}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: words('waiting') + waiting, content: screen },
          { value: 'all', label: words('all'), content: screen },
        ]}
      />
    </>
  )
}

/** The tab, the status and the page number in the address, and the matching API query. */
export function useQueueFilters<Status extends string, Waiting extends Status>(
  statuses: readonly Status[],
  waiting: Waiting,
) {
  const filters = useFilters((get: (name: 'view' | 'status') => string) => {
    const status = statuses.find((it) => it === get('status'))
    return status && get('view') === 'all' ? { status } : {}
  })
  const isWaiting = filters.get('view') !== 'all'
  const query: { status?: Status } = isWaiting ? { status: waiting } : filters.values
  return { filters, isWaiting, query }
}
