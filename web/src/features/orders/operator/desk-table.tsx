import type { ChosenOrder, DeskSort } from '@runmart/contract/orders-desk'
import { isByAge } from '@runmart/contract/orders-desk-filters'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { RowBox } from '#ui/row-box.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Selection } from '#ui/use-selection.ts'
import { USUAL_DAYS } from './days-of-filters.ts'
import { type ColumnKey, columnStyles, DeskCell, HIDDEN_BESIDE_PANEL, useColumnNames } from './desk-columns.tsx'
import { allowedActions } from './rules.ts'

export type DeskRowsProps = {
  orders: readonly OperatorOrder[]
  selection: Selection<ChosenOrder>
  /** The orders that are being taken. */
  taking: ReadonlySet<string>
  onTake: (order: OperatorOrder) => void
  onCustomer: (id: string) => void
}
type Props = DeskRowsProps & {
  columns: readonly ColumnKey[]
  sort: DeskSort
  /**
   * True if the list is short enough for every sort. Otherwise a sort by anything but age narrows it to the last days.
   */
  sortsFreely: boolean
  onSort: (sort: DeskSort) => void
  /** The order that is open beside the list. */
  opened: string | null
  onOpen: (id: string) => void
}

/** With more columns, the table and its head scroll sideways inside a box. */
const FITTING_COLUMNS = 7

/** The desk on a wide screen: one row per order, 36 pixels high, with a sticky head. */
export function DeskTable({ orders, selection, columns, sort, sortsFreely, onSort, ...row }: Props) {
  const t = useOperatorTranslations()
  const names = useColumnNames()
  const now = useNow()
  const chosen = orders.filter(({ id }) => selection.has(id)).length
  const isWide = columns.length > FITTING_COLUMNS
  const table = (
    <table className="w-full border-separate border-spacing-0 text-[13px] whitespace-nowrap">
      <caption className="sr-only">{t('operatorOrders.title')}</caption>
      <thead>
        <tr
          className={classes(
            'text-xs text-ink-faint [&>th]:sticky [&>th]:z-2 [&>th]:h-8 [&>th]:border-b [&>th]:border-line [&>th]:bg-surface [&>th]:font-semibold',
            // Below the page's bar, and below the selection bar while orders are chosen.
            isWide ? '[&>th]:top-0' : selection.chosen.size > 0 ? '[&>th]:top-28' : '[&>th]:top-14',
          )}
        >
          <th scope="col" className="pl-1">
            <RowBox
              label={t('operatorDesk.selectPage')}
              checked={chosen > 0 && chosen === orders.length}
              isSome={chosen > 0 && chosen < orders.length}
              onToggle={() => selection.setMany(orders, chosen < orders.length)}
            />
          </th>
          <th scope="col" className="px-2 text-left">
            {t('operatorDesk.code')}
          </th>
          {columns.map((key) => {
            const { className, isEnd, sorts } = columnStyles[key]
            const isSorted = sorts?.includes(sort) ?? false
            const narrows = sorts && !sortsFreely && !isByAge(sorts[0])
            return (
              <th
                key={key}
                scope="col"
                aria-sort={isSorted ? (isAscending(sort) ? 'ascending' : 'descending') : undefined}
                className={classes(className, 'px-2', isEnd ? 'text-right' : 'text-left')}
              >
                {sorts ? (
                  <button
                    type="button"
                    title={t(narrows ? 'operatorDesk.sortDays' : 'operatorDesk.sortBy', {
                      column: names[key],
                      days: USUAL_DAYS,
                    })}
                    onClick={() => onSort(sort === sorts[0] ? sorts[1] : sorts[0])}
                    className={classes(
                      'inline-flex h-6 items-center gap-1 rounded-sm hover:text-ink',
                      isSorted && 'text-ink',
                    )}
                  >
                    {names[key]}
                    {isSorted && <SortMark down={sort === sorts[0]} />}
                  </button>
                ) : (
                  names[key]
                )}
              </th>
            )
          })}
          <th scope="col" className={HIDDEN_BESIDE_PANEL}>
            <span className="sr-only">{t('operatorOrders.take')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <DeskRow key={order.id} order={order} columns={columns} now={now} selection={selection} {...row} />
        ))}
      </tbody>
    </table>
  )
  return isWide ? <div className="max-h-[75dvh] overflow-auto">{table}</div> : table
}

/** The newest order has the lowest age. */
const isAscending = (sort: DeskSort) => sort === 'cheapest' || sort === 'newest' || sort.endsWith('-asc')

function SortMark({ down }: { down: boolean }) {
  const Icon = down ? ArrowDown : ArrowUp
  return <Icon aria-hidden className="size-3" />
}

type RowProps = Omit<DeskRowsProps, 'orders'> &
  Pick<Props, 'opened' | 'onOpen'> & { order: OperatorOrder; columns: readonly ColumnKey[]; now: number }

function DeskRow({ order, columns, now, selection, taking, onTake, onCustomer, opened, onOpen }: RowProps) {
  const t = useOperatorTranslations()
  const { search } = useLocation()
  const isChosen = selection.has(order.id)
  const isOpened = opened === order.id
  return (
    <tr
      data-order={order.id}
      className={classes(
        'group relative [&>td]:h-9 [&>td]:border-b [&>td]:border-line last:[&>td]:border-b-0',
        isOpened && '[&>td:first-child]:shadow-[inset_2px_0_var(--brand)]',
        isChosen
          ? 'bg-brand-soft'
          : isOpened
            ? 'bg-sunken dark:bg-raised'
            : 'hover:bg-sunken focus-within:bg-sunken dark:hover:bg-raised dark:focus-within:bg-raised',
      )}
    >
      <td className="pl-1">
        <RowBox
          label={t('operatorDesk.selectRow', { code: order.orderCode })}
          checked={isChosen}
          onToggle={(range) => selection.toggle(order, range)}
        />
      </td>
      <td className="px-2">
        <Link
          to={operatorPaths.order(order.id)}
          state={{ list: search }}
          aria-current={isOpened || undefined}
          onClick={(event) => {
            // With a modifier key the browser opens the page in another tab.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onOpen(order.id)
          }}
          className="scroll-mt-40 scroll-mb-16 font-mono font-semibold text-ink after:absolute after:inset-0"
        >
          {order.orderCode}
        </Link>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={classes(
            columnStyles[column].className,
            'px-2 text-ink-soft',
            columnStyles[column].isEnd && 'text-right tabular-nums',
            column === 'service' && 'text-ink',
          )}
        >
          <DeskCell order={order} column={column} now={now} onCustomer={onCustomer} />
        </td>
      ))}
      <td className={classes('pr-2 text-right', HIDDEN_BESIDE_PANEL)}>
        {allowedActions(order).take && (
          <Button
            size="sm"
            variant="quiet"
            loading={taking.has(order.id)}
            aria-label={t('operatorOrders.takeOf', { code: order.orderCode })}
            onClick={() => onTake(order)}
            className="relative z-1 min-h-7! px-2!"
          >
            {t('operatorOrders.take')}
          </Button>
        )}
      </td>
    </tr>
  )
}
