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
  /** The result of `useApi` or `useApiPage`. */
  list: Omit<ApiResult<{ items: readonly Item[]; total?: number; page?: number; limit?: number }>, 'errorCode'>
  /** The filters and the page of the list; omit for a short list without pages. */
  filters?: Pick<Filters, 'isFiltered' | 'reset' | 'setPage'>
  filterBar?: ReactNode
  /**
   * `card`: everything in one card. `open`: the filters above it, and cards without a frame. `none`: inside a section.
   */
  frame?: 'card' | 'open' | 'none'
  /** Page sizes, if they differ from the usual ones. */
  sizes?: PageSizes
  /** The number of items, in words. */
  count?: (total: number) => string
  skeleton: ReactNode
  /** The empty state; null hides an empty list. */
  empty: { icon?: LucideIcon; title: string; text?: string; action?: ReactNode } | null
  noMatch?: { title?: string; text?: string; action?: ReactNode }
  /** Follows the error, such as that nothing is lost. */
  errorNote?: string
  /** The items as cards, if users can choose; `skeleton` then fits the chosen view. */
  grid?: (items: readonly Item[]) => ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** One page of a list with all of its states: loading, refused, empty, no match, past the end. */
export function ListScreen<Item>(props: Props<Item>) {
  const { list, filters, filterBar, frame = 'card', count, sizes, skeleton, grid, children } = props
  const { data, error } = list
  // Deferred: a long list takes its time to change, and meanwhile the switch already shows the choice.
  const view = useDeferredValue(useLayoutPreference().view)
  // The old page dims at once; the address and the list follow.
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

/** The reason for an empty list: a refusal, a page past the end, no match, or no items. */
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
