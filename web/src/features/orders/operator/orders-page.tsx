import { ordersOperator } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { useDeskFilters } from './use-desk-filters.ts'

/** What waits for an operator now, what is in progress, and everything that was ever ordered. */
export default function OrdersPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useDeskFilters()
  const queue = useApiList(ordersOperator.queue, { query: filters.query })
  const panel = <QueuePanel filters={filters} queue={queue} />
  const counted = (count: number | undefined) =>
    count === undefined ? '' : ` · ${new Intl.NumberFormat(language).format(count)}`
  const waiting = queue.data?.waiting
  return (
    <>
      <title>{`${t('operatorOrders.title')} · Runmart`}</title>
      <PageHeader title={t('operatorOrders.title')} description={t('operatorOrders.intro')} />
      <Tabs
        value={filters.view}
        onValueChange={(view) => filters.set({ view: view === 'pending' ? null : view, status: null })}
        tabs={[
          { value: 'pending', label: t('operatorOrders.pending') + counted(waiting?.pending), content: panel },
          {
            value: 'in-progress',
            label: t('operatorOrders.inProgress') + counted(waiting?.inProgress),
            content: panel,
          },
          { value: 'all', label: t('operatorOrders.all'), content: panel },
        ]}
      />
    </>
  )
}
