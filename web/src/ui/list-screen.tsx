import { type LucideIcon, SearchX } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import type { ApiResult } from '#platform/use-api.ts'
import type { Filters } from '#platform/use-filters.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { Empty } from './empty.tsx'
import { Pager, type PageSizes } from './pager.tsx'
import { Refused } from './refused.tsx'
import { Skeleton } from './skeleton.tsx'

type Props<Item> = {
  /** What `useApi` or `useApiPage` returns. */
  list: Omit<ApiResult<{ items: readonly Item[]; total?: number; page?: number; limit?: number }>, 'errorCode'>
  /** The filters and the page of the list; none for a short list that is shown whole. */
  filters?: Pick<Filters, 'isFiltered' | 'reset' | 'setPage'>
  filterBar?: ReactNode
  /** `card`: everything in one card. `open`: the filters above it, and cards without a frame. `none`: inside a section. */
  frame?: 'card' | 'open' | 'none'
  /** How many rows a page may have, where that is not what most lists offer. */
  sizes?: PageSizes
  /** How many there are, in words. */
  count?: (total: number) => string
  skeleton: ReactNode
  /** Nothing at all yet; null for a list that is left out as long as it is empty. */
  empty: { icon?: LucideIcon; title: string; text?: string; action?: ReactNode } | null
  /** Nothing matches the filters. */
  noMatch?: { title?: string; text?: string; action?: ReactNode }
  /** Follows the error, such as that nothing is lost. */
  errorNote?: string
  /** The items as cards, where there is a choice; `skeleton` then stands for the chosen view. */
  grid?: (items: readonly Item[]) => ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list with all of its states: loading, refused, empty, nothing that matches, past its end, and one page of it. */
export function ListScreen<Item>(props: Props<Item>) {
  const { list, filters, filterBar, frame = 'card', count, sizes, skeleton, grid, children } = props
  const { data, error } = list
  // A long list takes its time to become another: meanwhile the switch already shows what was chosen.
  const view = useDeferredValue(useLayoutPreference().view)
  // What is left for another page dims at once: the address and the list follow.
  const [left, setLeft] = useState<unknown>(null)
  useEffect(() => {
    if (list.isPlaceholderData) setLeft(null)
  }, [list.isPlaceholderData])
  const isOutdated = list.isPlaceholderData || (left !== null && left === data)
  const total = data?.total ?? data?.items.length ?? 0
  const cards = view === 'GRID' && !error && data?.items.length !== 0 ? grid : undefined
  const turn = (page: number) => {
    setLeft(data)
    filters?.setPage(page)
  }
  const pager = data?.items.length && data.page && data.limit && filters && (
    <Pager page={data.page} limit={data.limit} total={total} onPage={turn} sizes={sizes} />
  )
  const body =
    error || data?.items.length === 0 ? (
      <NoItems {...props} total={total} />
    ) : !data ? (
      <>
        {count && (
          <div className="border-b border-line px-5 py-2">
            <Skeleton className="h-5 w-24" />
          </div>
        )}
        {skeleton}
      </>
    ) : (
      <div aria-busy={isOutdated} className={classes('transition-opacity', isOutdated && 'opacity-60')}>
        {count && (
          <p className="border-b border-line px-5 py-2 text-[13px] text-ink-faint" role="status">
            {count(total)}
          </p>
        )}
        {(cards ?? children)(data.items)}
        {cards ? (
          <Card padded={false} className="mt-3 empty:hidden [&>nav]:border-t-0">
            {pager}
          </Card>
        ) : (
          pager
        )}
      </div>
    )
  if (frame === 'none') return body
  return (
    <>
      {frame === 'open' && filterBar}
      {cards ? (
        body
      ) : (
        <Card padded={false}>
          {frame === 'card' && filterBar}
          {body}
        </Card>
      )}
    </>
  )
}

/** Why there is nothing to show: it was refused, the list ends before this page, nothing matches, or nothing is there yet. */
function NoItems<Item>({ list, filters, frame, empty, noMatch, errorNote, total }: Props<Item> & { total: number }) {
  const t = useTranslations()
  const className = frame === 'none' ? '' : 'py-16'
  if (list.error)
    return (
      <Refused onRetry={list.refetch} retrying={list.isFetching} className={className}>
        {list.error} {errorNote}
      </Refused>
    )
  const act = (onClick: () => void, words: string) => (
    <Button size="sm" onClick={onClick}>
      {words}
    </Button>
  )
  const message =
    total > 0 && filters
      ? { icon: SearchX, title: t('lists.pastEnd'), action: act(() => filters.setPage(1), t('lists.firstPage')) }
      : filters?.isFiltered
        ? {
            icon: SearchX,
            title: t('lists.noMatch'),
            text: t('lists.noMatchText'),
            action: act(filters.reset, t('lists.reset')),
            ...noMatch,
          }
        : empty
  if (!message) return null
  return (
    <Empty {...message} className={className}>
      {'text' in message && message.text}
    </Empty>
  )
}
