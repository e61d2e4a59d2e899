import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { Repeat, Skeleton } from './skeleton.tsx'

type RowsProps = {
  rows?: number
  lines?: number
  icon?: boolean
  /** A first column of its own on wide screens, such as an amount or a code. */
  lead?: boolean
  end?: 'pill' | 'text' | 'none'
  /** As low as the rows of a table. */
  dense?: boolean
}

export function RowsSkeleton({ rows = 4, lines = 2, icon, lead, end = 'pill', dense }: RowsProps) {
  const layout = lead
    ? 'grid gap-x-6 gap-y-3 lg:grid-cols-[9rem_minmax(0,1fr)_auto]'
    : 'flex items-center justify-between gap-x-6'
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <Repeat times={rows}>
        <div className={classes('px-5', dense ? 'min-h-15 py-2' : 'py-4', layout)}>
          {lead && <Lines lines={2} width="w-24" />}
          <div className="flex min-w-0 flex-1 items-center gap-3">
            {icon && <Skeleton className="size-8 shrink-0 rounded-full" />}
            <Lines lines={lines} width="w-60" dense={dense} />
          </div>
          {end === 'pill' && <Skeleton className="h-6 w-24 shrink-0 rounded-full" />}
          {end === 'text' && <Lines lines={2} width="w-20" dense={dense} />}
        </div>
      </Repeat>
    </div>
  )
}

/** A grid of cards while they are loading; `className` sets each card's height. */
export function CardsSkeleton({ cards, icon, className }: { cards: number; icon?: boolean; className?: string }) {
  return (
    <div aria-busy="true" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <Repeat times={cards}>
        <Card padded={false} className={classes('flex flex-col gap-4 p-4', className)}>
          <div className="flex items-center gap-3">
            {icon && <Skeleton className="size-8 shrink-0 rounded-full" />}
            <Lines lines={2} width="w-40" dense />
          </div>
          <Skeleton className="h-7 w-28" />
          <div className="mt-auto flex justify-between border-t border-line pt-3">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-20" />
          </div>
        </Card>
      </Repeat>
    </div>
  )
}

function Lines({ lines, width, dense }: { lines: number; width: string; dense?: boolean | undefined }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Skeleton className={classes(dense ? 'h-4' : 'h-5', width, 'max-w-full')} />
      <Repeat times={lines - 1}>
        <Skeleton className={classes(dense ? 'h-3' : 'h-4', width === 'w-60' ? 'w-40' : 'w-20', 'max-w-full')} />
      </Repeat>
    </div>
  )
}
