import { type OperatorPayout, payoutStatuses, payouts } from '@runmart/contract/payouts'
import { CircleCheck, HandCoins } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { MinimumCard } from './minimum-card.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PayoutRow } from './payout-row.tsx'
import { RefusePayoutDialog } from './refuse-payout-dialog.tsx'

/** Payouts that wait to be paid, all others, and the least that is paid out. */
export default function PayoutsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters(readPayoutFilters)
  const isWaiting = filters.get('view') !== 'all'
  const query = isWaiting ? { status: 'waiting' as const } : filters.values
  const list = useApiPage(payouts.list, filters.page, { query }, { refetchInterval: 15_000 })
  const { item: payout, isOpen, open, close } = useItemDialog<OperatorPayout, 'pay' | 'refuse'>()
  const screen = (
    <ListScreen
      list={list}
      filters={filters}
      filterBar={
        !isWaiting && (
          <FilterBar
            filters={filters}
            selects={[
              {
                name: 'status',
                label: t('operatorPayouts.status'),
                any: t('operatorPayouts.anyStatus'),
                options: payoutStatuses.map((value) => ({ value, label: t(`payoutStates.${value}`) })),
              },
            ]}
          />
        )
      }
      count={(count) => t(isWaiting ? 'operatorPayouts.waitingFound' : 'operatorPayouts.found', { count })}
      skeleton={<RowsSkeleton rows={3} lead />}
      empty={
        isWaiting
          ? { icon: CircleCheck, title: t('operatorPayouts.noneWaiting'), text: t('operatorPayouts.noneWaitingText') }
          : { icon: HandCoins, title: t('operatorPayouts.none'), text: t('operatorPayouts.noneText') }
      }
      noMatch={{ title: t('operatorPayouts.noneFound'), text: t('operatorPayouts.noneFoundText') }}
    >
      {(items) => (
        <List label={t('operatorPayouts.title')}>
          {items.map((it) => (
            <PayoutRow key={it.id} payout={it} onPay={() => open('pay', it)} onRefuse={() => open('refuse', it)} />
          ))}
        </List>
      )}
    </ListScreen>
  )
  const waiting = list.data ? ` · ${new Intl.NumberFormat(language).format(list.data.waiting)}` : ''
  return (
    <>
      <title>{`${t('operatorPayouts.title')} · Runmart`}</title>
      <PageHeader title={t('operatorPayouts.title')} description={t('operatorPayouts.intro')} />
      <div className="mb-6">
        <MinimumCard />
      </div>
      <Tabs
        value={isWaiting ? 'waiting' : 'all'}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: t('operatorPayouts.waiting') + waiting, content: screen },
          { value: 'all', label: t('operatorPayouts.all'), content: screen },
        ]}
      />
      {payout && list.data && (
        <>
          <PayDialog payout={payout} cap={list.data} open={isOpen('pay')} onClose={close} />
          <RefusePayoutDialog payout={payout} open={isOpen('refuse')} onClose={close} />
        </>
      )}
    </>
  )
}

function readPayoutFilters(get: (name: 'view' | 'status') => string) {
  const status = payoutStatuses.find((it) => it === get('status'))
  return status && get('view') === 'all' ? { status } : {}
}
