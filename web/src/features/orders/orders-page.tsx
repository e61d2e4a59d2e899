import { orders } from '@runmart/contract/orders'
import { Bot, Package, Plus, ReceiptText } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { CardsSkeleton, RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { readBotOrderQuery, readOrderQuery } from './order-query.ts'
import { OrderTable } from './order-table.tsx'

/** Order management: what was ordered and how far it is, by kind; the URL holds which kind is shown. */
export default function OrdersPage() {
  const t = useTranslations()
  const { get, set } = useFilters<'tab' | 'botStatus'>()
  return (
    <>
      <title>{`${t('orders.title')} · Runmart`}</title>
      <PageHeader
        title={t('orders.title')}
        description={t('orders.intro')}
        actions={
          <>
            <ButtonLink to={paths.orderHistory} icon={<ReceiptText aria-hidden />}>
              {t('shell.orderHistory')}
            </ButtonLink>
            <ViewSwitch />
            <ButtonLink
              to={paths.newOrder}
              variant="primary"
              icon={<Plus aria-hidden />}
              className="max-sm:order-first"
            >
              {t('shell.newOrder')}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        value={get('tab') === 'bots' ? 'bots' : 'referral'}
        onValueChange={(tab) => set({ tab: tab === 'bots' ? tab : null, botStatus: null }, true)}
        tabs={[
          { value: 'referral', label: t('orders.referralTab'), content: <OrderList key="referral" /> },
          { value: 'bots', label: t('orders.botTab'), content: <OrderList key="bots" bots /> },
        ]}
      />
    </>
  )
}

/** The orders that people deliver, or those that bots work through: filtered by the URL, as cards or as a table. */
function OrderList({ bots = false }: { bots?: boolean }) {
  const t = useTranslations()
  const { view } = useLayoutPreference()
  const filters = useFilters(bots ? readBotOrderQuery : readOrderQuery)
  const list = useApiPage(bots ? orders.botOrders : orders.referralOrders, filters.page, { query: filters.values })
  return (
    <ListScreen
      frame="open"
      list={list}
      filters={filters}
      filterBar={<OrderFilterBar filters={filters} bots={bots} />}
      skeleton={
        view === 'GRID' ? <CardsSkeleton cards={6} className="h-57" /> : <RowsSkeleton rows={8} dense end="text" />
      }
      errorNote={t('orderPage.safe')}
      empty={{
        icon: bots ? Bot : Package,
        title: t(bots ? 'orders.emptyBot' : 'orders.emptyReferral'),
        text: t(bots ? 'orders.emptyBotText' : 'orders.emptyReferralText'),
        action: (
          <ButtonLink to={paths.newOrder} size="sm">
            {t('dashboard.stepOrder')}
          </ButtonLink>
        ),
      }}
      noMatch={{ title: t('orders.noMatch'), text: t('orders.noMatchText') }}
      grid={(items) => (
        <ul aria-label={t('orders.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
    >
      {(items) => <OrderTable orders={items} />}
    </ListScreen>
  )
}
