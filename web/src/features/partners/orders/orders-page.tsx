import { type OrderStatus, orderStatuses } from '@runmart/contract/orders-states'
import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { CircleCheck, Package } from 'lucide-react'
import { useState } from 'react'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { OrderRow } from './order-row.tsx'

const ALL = 'all'
const tabs = ['pending', 'in-progress', 'success', ALL] as const
type Tab = (typeof tabs)[number] | OrderStatus

/** The orders of a partner's services, by status; it opens with the ones to take. */
export default function OrdersPage() {
  const t = usePartnerTranslations()
  const filters = useFilters((get: (name: 'status') => string) => ({ status: get('status') }))
  const shown: Tab =
    ([...orderStatuses, ALL].find((it) => it === filters.values.status) as Tab | undefined) ?? 'pending'
  const labels: Record<string, string> = {
    pending: t('partner.toTake'),
    'in-progress': t('partner.inWork'),
    [ALL]: t('partnerOrders.all'),
  }
  const all = tabs.some((it) => it === shown) ? tabs : [...tabs, shown]
  return (
    <>
      <title>{`${t('partner.orders')} · ${t('partner.area')} · Runmart`}</title>
      <PageHeader title={t('partner.orders')} />
      <Tabs
        value={shown}
        onValueChange={(status) => filters.set({ status: status === 'pending' ? null : status })}
        tabs={all.map((value) => ({
          value,
          label: labels[value] ?? t(`orderStates.${value as OrderStatus}`),
          content: <OrderList key={value} shown={value} />,
        }))}
      />
    </>
  )
}

type Page = { items: readonly PartnerOrder[]; next: string | null }

/** One list: it fetches the newest part first and adds earlier parts on demand. */
function OrderList({ shown }: { shown: Tab }) {
  const t = usePartnerTranslations()
  const query = shown === ALL ? {} : { status: shown }
  const list = useApi(partnersDesk.orders, { query }, { refetchInterval: 20_000, localized: true })
  const [more, setMore] = useState<Page | null>(null)
  const [loading, setLoading] = useState(false)
  const first = new Set(list.data?.items.map((it) => it.id))
  const later = more?.items.filter((it) => !first.has(it.id)) ?? []
  const next = more ? more.next : list.data?.next
  const loadMore = async () => {
    if (!next) return
    setLoading(true)
    const answer = await fetchAnswer(partnersDesk.orders, { query: { ...query, after: next } })
    setLoading(false)
    if (answer.success) setMore({ items: [...later, ...answer.data.items], next: answer.data.next })
  }
  const empty =
    shown === 'pending'
      ? { icon: CircleCheck, title: t('partnerOrders.nonePending'), text: t('partnerOrders.nonePendingText') }
      : shown === 'in-progress'
        ? { icon: Package, title: t('partnerOrders.noneInWork'), text: t('partnerOrders.noneInWorkText') }
        : { icon: Package, title: t('partnerOrders.none'), text: t('partnerOrders.noneText') }
  return (
    <ListScreen list={list} skeleton={<RowsSkeleton rows={6} end="text" />} empty={empty}>
      {(items) => (
        <>
          <List label={t('partner.orders')}>
            {[...items, ...later].map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </List>
          {next && (
            <div className="border-t border-line p-3 text-center">
              <Button size="sm" variant="quiet" loading={loading} onClick={() => void loadMore()}>
                {t('partnerOrders.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </ListScreen>
  )
}
