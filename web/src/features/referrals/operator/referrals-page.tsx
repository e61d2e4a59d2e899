import { type Commission, commissionStatuses, referrals } from '@runmart/contract/referrals'
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
import { AllowCommissionDialog } from './allow-commission-dialog.tsx'
import { CommissionRow } from './commission-row.tsx'
import { ReferralSettingsCard } from './referral-settings-card.tsx'
import { RefuseCommissionDialog } from './refuse-commission-dialog.tsx'

/** Commissions that wait for an operator, all others, and what referring earns. */
export default function ReferralsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters(readCommissionFilters)
  const isWaiting = filters.get('view') !== 'all'
  const query = isWaiting ? { status: 'suspicious' as const } : filters.values
  const list = useApiPage(referrals.commissions, filters.page, { query }, { refetchInterval: 15_000 })
  const { item: commission, isOpen, open, close } = useItemDialog<Commission, 'allow' | 'refuse'>()
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
                label: t('operatorReferrals.status'),
                any: t('operatorReferrals.anyStatus'),
                options: commissionStatuses.map((value) => ({ value, label: t(`commissionStates.${value}`) })),
              },
            ]}
          />
        )
      }
      count={(count) => t(isWaiting ? 'operatorReferrals.waitingFound' : 'operatorReferrals.found', { count })}
      skeleton={<RowsSkeleton rows={3} lead />}
      empty={
        isWaiting
          ? {
              icon: CircleCheck,
              title: t('operatorReferrals.noneWaiting'),
              text: t('operatorReferrals.noneWaitingText'),
            }
          : { icon: HandCoins, title: t('operatorReferrals.none'), text: t('operatorReferrals.noneText') }
      }
      noMatch={{ title: t('operatorReferrals.noneFound'), text: t('operatorReferrals.noneFoundText') }}
    >
      {(commissions) => (
        <List label={t('operatorReferrals.title')}>
          {commissions.map((it) => (
            <CommissionRow
              key={it.orderId}
              commission={it}
              onAllow={() => open('allow', it)}
              onRefuse={() => open('refuse', it)}
            />
          ))}
        </List>
      )}
    </ListScreen>
  )
  const waiting = list.data ? ` · ${new Intl.NumberFormat(language).format(list.data.waiting)}` : ''
  return (
    <>
      <title>{`${t('operatorReferrals.title')} · Runmart`}</title>
      <PageHeader title={t('operatorReferrals.title')} description={t('operatorReferrals.intro')} />
      <div className="mb-6">
        <ReferralSettingsCard />
      </div>
      <Tabs
        value={isWaiting ? 'waiting' : 'all'}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: t('operatorReferrals.waiting') + waiting, content: screen },
          { value: 'all', label: t('operatorReferrals.all'), content: screen },
        ]}
      />
      {commission && (
        <>
          <AllowCommissionDialog commission={commission} open={isOpen('allow')} onClose={close} />
          <RefuseCommissionDialog commission={commission} open={isOpen('refuse')} onClose={close} />
        </>
      )}
    </>
  )
}

function readCommissionFilters(get: (name: 'view' | 'status') => string) {
  const status = commissionStatuses.find((it) => it === get('status'))
  return status && get('view') === 'all' ? { status } : {}
}
