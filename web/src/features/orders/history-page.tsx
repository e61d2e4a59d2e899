import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { ArrowLeftRight, ReceiptText } from 'lucide-react'
import { downloadCsv } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { AgainLink, OrderTotal } from './order-labels.tsx'
import { OrderName } from './order-name.tsx'
import { readOrderQuery } from './order-query.ts'
import { OrderState } from './order-status.tsx'

/** Purchase history: all orders of every kind, with a download. */
export default function HistoryPage() {
  const t = useTranslations()
  const filters = useFilters(readOrderQuery)
  const list = useApiPage(orders.history, filters.page, { query: filters.values })
  return (
    <>
      <title>{`${t('shell.orderHistory')} · Runmart`}</title>
      <PageHeader
        title={t('shell.orderHistory')}
        description={t('orders.historyIntro')}
        actions={
          <>
            <ButtonLink to={paths.transactions} icon={<ArrowLeftRight aria-hidden />}>
              {t('shell.transactions')}
            </ButtonLink>
            <CsvButton save={() => downloadCsv(orders.history, filters.values)} disabled={!list.data?.total} />
          </>
        }
      />
      <ListScreen
        frame="open"
        list={list}
        filters={filters}
        filterBar={<OrderFilterBar filters={filters} />}
        skeleton={<RowsSkeleton rows={8} dense end="text" />}
        errorNote={t('orderPage.safe')}
        empty={{
          icon: ReceiptText,
          title: t('orders.empty'),
          text: t('orders.emptyText'),
          action: (
            <ButtonLink to={paths.newOrder} size="sm">
              {t('dashboard.stepOrder')}
            </ButtonLink>
          ),
        }}
        noMatch={{ title: t('orders.noMatch'), text: t('orders.noMatchText') }}
      >
        {(items) => <PurchaseTable orders={items} />}
      </ListScreen>
    </>
  )
}

/** The purchases as a ledger: time, service, amount, price and refund. */
function PurchaseTable({ orders }: { orders: readonly Order[] }) {
  const { language, t } = useLanguage()
  const number = new Intl.NumberFormat(language)
  const columns: Column<Order>[] = [
    {
      key: 'placed',
      header: t('orders.placed'),
      cell: (row) => <DateTime at={row.createdAt} as="time" className="whitespace-nowrap text-ink-soft" />,
      wideOnly: true,
    },
    {
      key: 'order',
      header: t('orders.order'),
      cell: (row) => (
        <div className="lg:min-w-44">
          <OrderName order={row} />
          <DateTime at={row.createdAt} as="date" className="block text-[13px] text-ink-faint lg:hidden" />
          <AgainLink order={row} />
        </div>
      ),
    },
    {
      key: 'status',
      header: t('orders.status'),
      cell: (row) => <OrderState order={row} />,
      wideOnly: true,
    },
    {
      key: 'amount',
      header: t('orders.amount'),
      cell: (row) => number.format(row.amount),
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'total',
      header: t('orders.total'),
      cell: (row) => (
        <>
          <Money amount={row.totalCash} className="font-bold text-ink max-lg:hidden" />
          <div className="flex flex-col items-end gap-1 lg:hidden">
            <div>
              <OrderTotal order={row} />
            </div>
            <OrderState order={row} />
          </div>
        </>
      ),
      align: 'end',
    },
    {
      key: 'refunded',
      header: t('orders.refunded'),
      cell: (row) =>
        row.refunded > 0 ? (
          <Money amount={row.refunded} className="font-semibold text-refund" />
        ) : (
          <span className="text-ink-faint">–</span>
        ),
      align: 'end',
      wideOnly: true,
    },
  ]
  return (
    <Table
      caption={t('shell.orderHistory')}
      columns={columns}
      rows={orders}
      rowKey={(row) => row.id}
      rowClassName="relative"
      listWhenNarrow
    />
  )
}
