import { orders } from '@runmart/contract/orders'
import { ArrowLeftRight, ReceiptText } from 'lucide-react'
import { downloadCsv } from '#platform/download-csv.ts'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Results } from '#ui/results.tsx'
import { FirstOrder } from './first-order.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderFilters } from './order-filters.tsx'
import { noFilters, type OrderFilter, readOrderQuery } from './order-query.ts'
import { OrderRowsSkeleton } from './order-rows-skeleton.tsx'
import { OrdersRefused } from './orders-refused.tsx'
import { PurchaseTable } from './purchase-table.tsx'

/** Purchase history: all that was ever ordered, of whatever kind, to look through and to take away. */
export default function HistoryPage() {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const { get, set, page, setPage } = useFilters<OrderFilter>()
  const { botStatus: _, ...query } = readOrderQuery(get)
  const { data, refusal, asking, outdated, askAgain } = useApiList(orders.history, {
    query: { ...query, page: String(page), limit: String(limit) },
  })
  const none = data && (
    <NoOrders
      total={data.total}
      narrowed={Object.keys(query).length > 0}
      onReset={() => set(noFilters)}
      onFirst={() => setPage(1)}
    >
      <FirstOrder icon={ReceiptText} title={t('orders.empty')}>
        {t('orders.emptyText')}
      </FirstOrder>
    </NoOrders>
  )
  return (
    <>
      <title>{`${t('orders.history')} · Runmart`}</title>
      <PageHeader
        title={t('orders.history')}
        description={t('orders.historyIntro')}
        actions={
          <>
            <ButtonLink to={paths.transactions} icon={<ArrowLeftRight aria-hidden />}>
              {t('shell.transactions')}
            </ButtonLink>
            <CsvButton save={() => downloadCsv(orders.history, query)} disabled={!data?.total} />
          </>
        }
      />
      <OrderFilters query={query} onChange={set} />
      {data && (
        <Results
          found={data}
          outdated={outdated}
          table={<PurchaseTable orders={data.items} />}
          none={none}
          onPage={setPage}
        />
      )}
      {!data && !refusal && <OrderRowsSkeleton rows={8} />}
      {refusal && (
        <OrdersRefused onRetry={askAgain} retrying={asking}>
          {refusal}
        </OrdersRefused>
      )}
    </>
  )
}
