import {
  type ChosenOrder,
  type DeskSort,
  deskLimits,
  MAX_CHOSEN,
  type OrderAct,
  ordersDesk,
} from '@runmart/contract/orders-desk'
import {
  canSortFreely,
  deskQuery,
  isByAge,
  isQueueView,
  readDeskFilters,
  readSort,
  readView,
} from '@runmart/contract/orders-desk-filters'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { CircleCheck, ShoppingBag } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'
import { useApi } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { NARROW, useMediaQuery } from '#platform/use-media-query.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSelection } from '#ui/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { usualDaysUntil } from './days-of-filters.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskCards } from './desk-cards.tsx'
import { useColumns } from './desk-columns.tsx'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskTable } from './desk-table.tsx'
import { DeskTabs } from './desk-tabs.tsx'
import { focusPanel, focusReply, OrderPanel } from './order-panel.tsx'
import { useDeleteView } from './use-delete-view.ts'
import { useDeskActs } from './use-desk-acts.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useOpenedOrder, useOrderPanel } from './use-order-panel.ts'

const emptyTexts = {
  pending: ['operatorOrders.nonePending', 'operatorOrders.nonePendingText'],
  'in-progress': ['operatorOrders.noneInProgress', 'operatorOrders.noneInProgressText'],
  all: ['operatorOrders.none', 'operatorOrders.noneText'],
  saved: ['operatorOrders.noneFound', 'operatorOrders.noneText'],
} as const

const pageSize = storedValue('deskLimit')
const noOrders: readonly OperatorOrder[] = []

/** The desk: waiting orders, orders in progress, all orders, and the operator's own views. */
export default function OrdersPage() {
  const t = useOperatorTranslations()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(NARROW)
  const filters = useFilters(readDeskFilters)
  const view = readView(filters.get)
  const isQueue = isQueueView(view)
  const query = deskQuery(filters.get)
  const storedLimit = Number(useStoredValue(pageSize))
  const limit = deskLimits.find((it) => it === storedLimit) ?? deskLimits[0]
  const list = useApi(
    ordersOperator.queue,
    { query: { ...query, page: String(filters.page), limit: String(limit) } },
    { refetchInterval: 15_000, keepPrevious: true },
  )
  const views = useApi(ordersDesk.views)
  const orders = list.data?.items ?? noOrders
  const panel = useOrderPanel()
  const opened = useOpenedOrder(panel.id)
  const selection = useSelection<ChosenOrder>(JSON.stringify(query), orders)
  // After an action, the open order may have left the list; the operator can still act on it.
  const acts = useDeskActs(selection, opened.data ? [...orders, opened.data.order] : orders)
  const deleteView = useDeleteView()
  const [choosing, setChoosing] = useState(false)
  const desk = useRef<HTMLDivElement>(null)
  const { shown: columns } = useColumns()
  const ids = useMemo(() => orders.map((it) => it.id), [orders])
  useDeskKeys(desk, {
    ids,
    opened: panel.id,
    onMove: (id) => {
      if (panel.id) panel.follow(id)
    },
    onReply: (id) => {
      if (!panel.id || !id) return
      // The keys may have moved to another order a moment ago.
      panel.open(id)
      focusReply(id)
    },
    onSelect: (id) => {
      const order = orders.find((it) => it.id === id)
      if (order) selection.toggle(order, false)
    },
    onTake: (id) => acts.start('take', id),
    onDeliver: (id) => acts.start('deliver', id),
    onHelp: () => acts.open('keys'),
    onClear: panel.id ? panel.close : selection.clear,
  })
  const chooseAll = async () => {
    setChoosing(true)
    const answer = await fetchAnswer(ordersDesk.matches, { query })
    setChoosing(false)
    if (answer.success) selection.set(answer.data.items)
  }
  const { total = 0, more = false } = list.data ?? {}
  const most = Math.min(total, MAX_CHOSEN)
  const [hasAll, isCut] = [selection.chosen.size >= most, more || total > MAX_CHOSEN]
  const [emptyTitle, emptyText] = emptyTexts[view]
  const saved = views.data?.items ?? []
  const current = saved.find(({ id }) => id === filters.get('view')) ?? null
  const rows = {
    selection,
    taking: acts.taking,
    onTake: (order: (typeof orders)[number]) => void acts.take([order]),
    onCustomer: (customer: string) => filters.set({ view: 'all', status: null, type: null, customer }),
  }
  const screen = (
    <div ref={desk}>
      <ListScreen
        list={list}
        filters={filters}
        sizes={{ offered: deskLimits, set: (next) => pageSize.set(String(next)) }}
        filterBar={
          selection.chosen.size > 0 ? (
            <BulkBar
              selection={selection}
              all={hasAll ? null : t(isCut ? 'operatorDesk.selectFirst' : 'operatorDesk.selectAll', { count: most })}
              isFirst={hasAll && isCut}
              choosing={choosing}
              taking={acts.taking.size > 1}
              isMain={panel.id === null}
              onAll={() => void chooseAll()}
              onAct={(act: OrderAct) => acts.start(act, null)}
            />
          ) : (
            <DeskBar
              filters={filters}
              sample={orders[0]}
              onDelete={current && (() => void deleteView(current))}
              isNarrow={isNarrow}
              onOpen={acts.open}
            />
          )
        }
        count={(count) =>
          list.data?.more ? t('operatorDesk.countedFar', { count }) : t(countWords(query.sort), { count })
        }
        skeleton={<RowsSkeleton rows={12} lines={1} dense />}
        empty={{ icon: isQueue ? CircleCheck : ShoppingBag, title: t(emptyTitle), text: t(emptyText) }}
        noMatch={{
          title: t('operatorOrders.noneFound'),
          ...(list.data?.more && { text: t('operatorDesk.noneAmongNewest') }),
          // An operator who searches for an order may not know its status.
          ...(isQueue &&
            filters.values.q && {
              text: t('operatorOrders.noneHereText'),
              action: (
                <Button size="sm" onClick={() => filters.set({ view: 'all', type: null })}>
                  {t('operatorOrders.searchAll')}
                </Button>
              ),
            }),
        }}
      >
        {(items) =>
          isNarrow ? (
            <DeskCards orders={items} {...rows} />
          ) : (
            <DeskTable
              orders={items}
              columns={isQueue ? columns.filter((it) => it !== 'status') : columns}
              sort={readSort(filters.get)}
              sortsFreely={canSortFreely(view, filters.values)}
              onSort={sortBy}
              opened={panel.id}
              onOpen={(id) => (id === panel.id ? focusPanel() : panel.open(id))}
              {...rows}
            />
          )
        }
      </ListScreen>
    </div>
  )
  const sortBy = (sort: DeskSort) => {
    const { to } = filters.values
    const narrows = !isByAge(sort) && !canSortFreely(view, filters.values)
    filters.set({ sort, ...(narrows && { from: usualDaysUntil(to) }) })
  }
  const openView = (next: string) => {
    const stored = saved.find(({ id }) => id === next)?.filters
    const search = new URLSearchParams(stored)
    if (next !== 'pending') search.set('view', next)
    void navigate({ pathname: operatorPaths.orders, search: search.toString() })
  }
  if (panel.id && isNarrow) return <Navigate replace to={operatorPaths.order(panel.id)} state={{ list: panel.list }} />
  return (
    <div data-wide className={classes(panel.id && 'grid grid-cols-[minmax(0,1fr)_33rem] items-start gap-6')}>
      <title>{`${t('operatorOrders.title')} · Runmart`}</title>
      <div className="@container min-w-0">
        <PageHeader title={t('operatorOrders.title')} />
        <DeskTabs view={view === 'saved' ? filters.get('view') : view} list={list.data} saved={saved} onView={openView}>
          {screen}
        </DeskTabs>
      </div>
      {panel.id && <OrderPanel id={panel.id} opened={opened} onClose={panel.close} />}
      <DeskDialogs acts={acts} filters={filters} isQueue={isQueue} isNarrow={isNarrow} />
    </div>
  )
}

function countWords(sort: string | undefined) {
  if (sort === 'oldest') return 'operatorOrders.queued'
  return sort === undefined || sort === 'newest' ? 'operatorOrders.found' : 'operatorOrders.sorted'
}
