import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { Bot, CalendarClock, Ellipsis, Package, Plus, ReceiptText, Repeat } from 'lucide-react'
import { memo } from 'react'
import { Navigate } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { CardsSkeleton, RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Menu, MenuLink } from '#ui/menu.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { AgainLink, ConsoleLink, OrderEnd, OrderTotal } from './order-labels.tsx'
import { OrderName } from './order-name.tsx'
import { OrderProgress } from './order-progress.tsx'
import { readBotOrderQuery, readOrderQuery } from './order-query.ts'
import { OrderStates } from './order-status.tsx'
import { OrderTable } from './order-table.tsx'

/** Order management: orders with their progress, all of them or by kind; the URL holds the kind. */
export default function OrdersPage() {
  const t = useTranslations()
  const { get, set } = useFilters<'tab' | 'botStatus'>()
  // Links in mails and bookmarks use `referral` for the services tab.
  if (get('tab') === 'referral') return <Navigate to={paths.ordersOf('services')} replace />
  const tab = tabs.find((it) => it === get('tab')) ?? 'all'
  const others = [
    { to: paths.drips, icon: CalendarClock, label: t('drips.title') },
    { to: paths.repeats, icon: Repeat, label: t('repeats.title') },
    { to: paths.orderHistory, icon: ReceiptText, label: t('shell.orderHistory') },
  ]
  return (
    <>
      <title>{`${t('orders.title')} · Runmart`}</title>
      <PageHeader
        title={t('orders.title')}
        description={t('orders.intro')}
        actions={
          <>
            {others.map(({ to, icon: Icon, label }) => (
              <ButtonLink key={to} to={to} icon={<Icon aria-hidden />} className="max-sm:hidden">
                {label}
              </ButtonLink>
            ))}
            <Menu
              trigger={
                <IconButton label={t('orders.more')} className="sm:hidden">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            >
              {others.map(({ to, icon: Icon, label }) => (
                <MenuLink key={to} to={to} icon={<Icon aria-hidden />}>
                  {label}
                </MenuLink>
              ))}
            </Menu>
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
        value={tab}
        onValueChange={(chosen) => set({ tab: chosen === 'all' ? null : chosen, botStatus: null }, true)}
        tabs={tabs.map((value) => ({
          value,
          label: t(`orders.${value}Tab`),
          content: <OrderList key={value} tab={value} />,
        }))}
      />
    </>
  )
}

const tabs = ['all', 'services', 'bots'] as const
type Tab = (typeof tabs)[number]

const emptyTitles = { all: 'orders.empty', services: 'orders.emptyServices', bots: 'orders.emptyBot' } as const
const endpoints = { all: orders.history, services: orders.referralOrders, bots: orders.botOrders }

/**
 * All orders, orders that people deliver, or orders that bots run. The URL filters them; they appear as cards or as a
 * table.
 */
function OrderList({ tab }: { tab: Tab }) {
  const t = useTranslations()
  const { view } = useLayoutPreference()
  const bots = tab === 'bots'
  const filters = useFilters(bots ? readBotOrderQuery : readOrderQuery)
  const list = useApiPage(endpoints[tab], filters.page, { query: filters.values })
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
        title: t(emptyTitles[tab]),
        text: t(`${emptyTitles[tab]}Text`),
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

/** One order as a card that opens its page. A list has many, so the card is memoized and laid out on sight. */
const OrderCard = memo(function OrderCard({ order }: { order: Order }) {
  return (
    <li className="relative flex [contain-intrinsic-size:auto_14rem] [content-visibility:auto] flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised">
      <OrderName order={order} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <OrderStates order={order} />
        <ConsoleLink order={order} />
        <AgainLink order={order} />
      </div>
      <div className="mt-auto flex flex-col gap-4">
        <OrderProgress order={order} />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <div className="text-[13px] text-ink-faint">
            <DateTime at={order.createdAt} as="time" className="block" />
            <OrderEnd order={order} />
          </div>
          <div className="ml-auto text-right">
            <OrderTotal order={order} />
          </div>
        </div>
      </div>
    </li>
  )
})
