import { useLayoutPreference } from '#platform/layout-preference.ts'
import { Card } from '#ui/card.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

/** The list in the shape it will have. */
export function TransactionsSkeleton() {
  const { view } = useLayoutPreference()
  if (view === 'GRID') return <GridSkeleton cards={6} />
  return (
    <Card padded={false}>
      <ListSkeleton rows={8} />
    </Card>
  )
}
