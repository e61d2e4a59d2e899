import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { Repeat, Skeleton } from './skeleton.tsx'

/** A titled card while its content is loading; give it the height of that content. */
export function CardSkeleton({
  lines = 2,
  className,
  children,
}: {
  lines?: number
  className?: string
  children?: ReactNode
}) {
  return (
    <Card className={classes('flex flex-col gap-5 overflow-hidden', className)}>
      <Skeleton className="h-4 w-28 max-w-full shrink-0" />
      {children ?? (
        <Repeat times={lines}>
          <Skeleton className="h-4 w-full shrink-0" />
        </Repeat>
      )}
    </Card>
  )
}

/**
 * A page's cards while their content is loading. One class for the height and columns of each, and one for their grid.
 */
export function BlocksSkeleton({
  blocks,
  className = 'flex flex-col gap-4',
}: {
  blocks: readonly string[]
  className?: string
}) {
  return (
    <div aria-busy="true" className={className}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never move
        <CardSkeleton key={at} className={block} />
      ))}
    </div>
  )
}

/** A detail page while it is loading: its head, and cards of these heights in one or two columns. */
export function DetailSkeleton({ main, side = [] }: { main: readonly string[]; side?: readonly string[] }) {
  return (
    <div aria-busy="true">
      <div className="mb-6 flex flex-col gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-7 w-72 max-w-full" />
        <Skeleton className="h-6 w-56 max-w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
      <div className={classes('grid items-start gap-4', side.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
        <BlocksSkeleton blocks={main} />
        {side.length > 0 && <BlocksSkeleton blocks={side} />}
      </div>
    </div>
  )
}
