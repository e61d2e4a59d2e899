import type { ReactNode } from 'react'
import { NARROW, useMediaQuery } from '#platform/use-media-query.ts'
import { classes } from './classes.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Omitted on phones and in lists, which have little room. */
  wideOnly?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Extra classes of every row, such as `relative` for rows that are links. */
  rowClassName?: string
  /** Phones and tablets show a list with two columns instead: name and amount. They lay out only the visible rows. */
  listWhenNarrow?: boolean
  /** Low rows, for many figures at once. */
  dense?: boolean
}

/** A table with aligned figures; scrolls sideways by itself and never widens the page. */
export function Table<Row>({ listWhenNarrow = false, ...table }: Props<Row>) {
  const isNarrow = useMediaQuery(NARROW)
  return listWhenNarrow && isNarrow ? <NarrowList {...table} /> : <WideTable {...table} />
}

/**
 * The rows of a narrow screen. Lays out and paints only the visible rows of hundreds; a table cannot, because rows
 * share columns.
 */
function NarrowList<Row>({ caption, columns, rows, rowKey, rowClassName }: Props<Row>) {
  const shown = columns.filter((column) => !column.wideOnly)
  return (
    <ul aria-label={caption} className="divide-y divide-line [contain:layout_paint_style]">
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={classes(
            'flex min-h-16 [contain-intrinsic-size:auto_5rem] items-center justify-between gap-4 px-4 py-2 sm:px-5 [content-visibility:auto]',
            rowClassName,
          )}
        >
          {shown.map((column) => (
            <div
              key={column.key}
              className={column.align === 'end' ? 'max-w-3/5 shrink-0 text-right tabular-nums' : 'min-w-0'}
            >
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

function WideTable<Row>({ caption, columns, rows, rowKey, rowClassName, dense = false }: Props<Row>) {
  const cellStyles = (column: Column<Row>) =>
    classes(
      dense ? 'px-2 first:pl-5 last:pr-5' : 'px-5 max-xl:px-3 max-xl:first:pl-5 max-xl:last:pr-5',
      column.align === 'end' ? 'text-right tabular-nums' : 'text-left',
      column.wideOnly && 'max-sm:hidden',
    )
  return (
    <div className="overflow-x-auto [contain:layout_paint_style]">
      <table className={classes('w-full border-collapse', dense && 'text-[13px]')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classes(cellStyles(column), dense ? 'h-8' : 'h-10', 'font-semibold whitespace-nowrap')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className={classes('hover:bg-sunken dark:hover:bg-raised', rowClassName)}>
              {columns.map((column) => (
                <td key={column.key} className={classes(cellStyles(column), dense ? 'h-9 py-1' : 'h-13 py-2')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
