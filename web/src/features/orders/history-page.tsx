import { orders } from '@runmart/contract/orders'
import { ArrowLeftRight, ReceiptText } from 'lucide-react'
import { downloadCsv } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { readOrderQuery } from './order-query.ts'
import { PurchaseTable } from './purchase-table.tsx'

/** Purchase history: all that was ever ordered, of every kind, with a download. */
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
