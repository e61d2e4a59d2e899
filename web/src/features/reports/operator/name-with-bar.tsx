import type { ReactNode } from 'react'

type Sums<Figure extends string> = Record<Figure, number> & { before: Record<Figure, number> }

type Props<Figure extends string> = {
  row: Sums<Figure>
  /** All rows of the list; the largest fills the whole width. */
  rows: readonly Sums<Figure>[]
  /** The figure of the bar, for both periods. */
  figure: Figure
  children: ReactNode
}

/**
 * A name above a bar of its figure, in front of the outline of the period before. The numbers beside it show the same.
 */
export function NameWithBar<Figure extends string>({ row, rows, figure, children }: Props<Figure>) {
  const largest = Math.max(...rows.flatMap((it) => [it[figure], it.before[figure]]))
  const widthOf = (amount: number) => ({ width: `${largest > 0 ? (amount * 100) / largest : 0}%` })
  return (
    <div className="min-w-28">
      {children}
      <div aria-hidden className="relative mt-1 h-2 max-w-60">
        {row.before[figure] > 0 && (
          <div className="absolute inset-y-0 rounded-sm border border-ink-faint" style={widthOf(row.before[figure])} />
        )}
        <div className="absolute inset-y-0.5 rounded-sm bg-brand" style={widthOf(row[figure])} />
      </div>
    </div>
  )
}
