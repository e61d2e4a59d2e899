import type { ReactNode } from 'react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { Card } from './card.tsx'
import { Pager } from './pager.tsx'

type Props = {
  found: { items: readonly unknown[]; total: number; page: number; limit: number }
  /** It answers an earlier question; the next answer is on its way. */
  outdated: boolean
  /** The cards, where there is a choice; a list without them is always a table. */
  grid?: ReactNode
  table: ReactNode
  /** What stands there when this page is empty. */
  none: ReactNode
  onPage: (page: number) => void
}

/** One page of what was found, in the chosen view, and the way to the next. */
export function Results({ found, outdated, grid, table, none, onPage }: Props) {
  const { view } = useLayoutPreference()
  const { items, ...place } = found
  const empty = items.length === 0
  const cards = !empty && grid && view === 'GRID'
  return (
    <div aria-busy={outdated} className={outdated ? 'opacity-60 transition-opacity' : undefined}>
      {cards && grid}
      <Card padded={false} className={cards ? 'mt-3 empty:hidden [&>nav]:border-t-0' : ''}>
        {empty ? none : !cards && table}
        {!empty && <Pager {...place} onPage={onPage} />}
      </Card>
    </div>
  )
}
