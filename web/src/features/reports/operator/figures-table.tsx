import { NARROW, PHONE, useMediaQuery } from '#platform/use-media-query.ts'
import { type Column, Table } from '#ui/table.tsx'

type Props<Row> = {
  caption: string
  columns: readonly [name: Column<Row>, main: Column<Row>, ...others: Column<Row>[]]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A tablet has room for this number of columns. */
const TABLET_COLUMNS = 5

/** Rows of many figures. On narrow screens they stand below the name and the main figure. */
export function FiguresTable<Row>(props: Props<Row>) {
  const hasNoRoom = useMediaQuery(props.columns.length > TABLET_COLUMNS ? NARROW : PHONE)
  return hasNoRoom ? <FiguresList {...props} /> : <Table dense {...props} />
}

function FiguresList<Row>({ caption, columns: [name, main, ...others], rows, rowKey }: Props<Row>) {
  return (
    <ul aria-label={caption} className="divide-y divide-line text-[13px]">
      {rows.map((row) => (
        <li key={rowKey(row)} className="px-4 py-3 sm:px-5">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0 flex-1 text-sm font-semibold text-ink">{name.cell(row)}</div>
            <div className="shrink-0 text-right tabular-nums">
              <div className="text-xs text-ink-faint">{main.header}</div>
              {main.cell(row)}
            </div>
          </div>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
            {others.map(({ key, header, cell }) => {
              const shown = cell(row)
              return (
                shown && (
                  <div key={key} className="min-w-0">
                    <dt className="text-xs text-ink-faint">{header}</dt>
                    <dd className="tabular-nums">{shown}</dd>
                  </div>
                )
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}
