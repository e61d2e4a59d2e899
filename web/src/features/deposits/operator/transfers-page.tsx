import type { Customer } from '@runmart/contract/accounts'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { feeds, type Transfer, transferStatuses } from '@runmart/contract/deposits-transfers'
import { numberText } from '@runmart/i18n/formats'
import { CircleCheck, HandCoins, Inbox, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { CreditDialog } from '#features/accounts/operator/index.ts'
import { ReverseDialog } from '#features/reversals/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { BankClaims, useBankClaims } from './bank-claims.tsx'
import { FeedStrip } from './feed-strip.tsx'
import { IgnoreDialog } from './ignore-dialog.tsx'
import { MissedTransferDialog } from './missed-transfer-dialog.tsx'
import { PendingCredits, usePendingCredits } from './pending-credits.tsx'
import { TransferRow } from './transfer-row.tsx'

/** The transfers that wait for an operator, all others, and how the feeds are doing. */
export default function TransfersPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters(readTransferFilters)
  const isWaiting = filters.get('view') !== 'all'
  const query = { ...filters.values, ...(isWaiting && { status: 'unmatched' as const }) }
  const list = useApiPage(depositsOperator.transfers, filters.page, { query }, { refetchInterval: 15_000 })
  const claims = useBankClaims()
  const credits = usePendingCredits()
  // What stands above the transfers would push them down: until it is known, they are not shown either.
  const isSettled = [claims, credits].every((it) => it.list.data || it.list.error)
  const { item: transfer, isOpen, open, close } = useItemDialog<Transfer, 'assign' | 'ignore' | 'reverse'>()
  const [suggested, setSuggested] = useState<Customer | null>(null)
  const assign = (it: Transfer, customer: Customer | null) => {
    setSuggested(customer)
    open('assign', it)
  }
  const feed: FilterSelect<'feed'> = {
    name: 'feed',
    label: t('operatorTransfers.feed'),
    any: t('operatorTransfers.anyFeed'),
    options: feeds.map((value) => ({ value, label: t(`feedNames.${value}`) })),
  }
  const status: FilterSelect<'status'> = {
    name: 'status',
    label: t('operatorTransfers.status'),
    any: t('operatorTransfers.anyStatus'),
    options: transferStatuses.map((value) => ({ value, label: t(`transferStates.${value}`) })),
  }
  const screen = (
    <ListScreen
      list={isSettled ? list : { ...list, data: undefined }}
      filters={filters}
      filterBar={
        <FilterBar
          filters={filters}
          search={t('operatorTransfers.search')}
          selects={isWaiting ? [feed] : [feed, status]}
        />
      }
      count={(count) =>
        list.data?.more
          ? t('operatorTransfers.countedFar', { count })
          : t(isWaiting ? 'operatorTransfers.waitingFound' : 'operatorTransfers.found', { count })
      }
      skeleton={<RowsSkeleton lead />}
      empty={
        isWaiting
          ? {
              icon: CircleCheck,
              title: t('operatorTransfers.noneWaiting'),
              text: t('operatorTransfers.noneWaitingText'),
            }
          : { icon: Inbox, title: t('operatorTransfers.none'), text: t('operatorTransfers.noneText') }
      }
      noMatch={{ title: t('operatorTransfers.noneFound') }}
    >
      {(transfers) => (
        <List label={t('operatorTransfers.title')}>
          {transfers.map((it) => (
            <TransferRow
              key={it.id}
              transfer={it}
              onAssign={(customer) => assign(it, customer)}
              onIgnore={() => open('ignore', it)}
              onReverse={() => open('reverse', it)}
            />
          ))}
        </List>
      )}
    </ListScreen>
  )
  const waiting = list.data ? ` · ${numberText(language, list.data.unmatched)}` : ''
  return (
    <>
      <title>{`${t('operatorTransfers.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorTransfers.title')}
        description={t('operatorTransfers.intro')}
        actions={<UnreportedMoneyActions />}
      />
      <div className="mb-6">
        {list.data ? (
          <FeedStrip feeds={list.data.feeds} />
        ) : (
          !list.error && <Skeleton className="h-19 w-full rounded-lg max-md:h-57" />
        )}
      </div>
      <BankClaims {...claims} />
      <PendingCredits {...credits} />
      <Tabs
        value={isWaiting ? 'waiting' : 'all'}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: t('operatorTransfers.waiting') + waiting, content: screen },
          { value: 'all', label: t('operatorTransfers.all'), content: screen },
        ]}
      />
      {transfer && (
        <>
          <AssignDialog transfer={transfer} suggested={suggested} open={isOpen('assign')} onClose={close} />
          <IgnoreDialog transfer={transfer} open={isOpen('ignore')} onClose={close} />
          {transfer.reversibleCode && (
            <ReverseDialog code={transfer.reversibleCode} open={isOpen('reverse')} onClose={close} />
          )}
        </>
      )}
    </>
  )
}

/** What an operator does about money that no feed reported. */
function UnreportedMoneyActions() {
  const t = useOperatorTranslations()
  const [open, setOpen] = useState<'credit' | 'missed' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button icon={<HandCoins aria-hidden />} onClick={() => setOpen('credit')}>
        {t('operatorTransfers.credit')}
      </Button>
      <Button icon={<ReceiptText aria-hidden />} onClick={() => setOpen('missed')}>
        {t('operatorTransfers.addMissed')}
      </Button>
      <CreditDialog open={open === 'credit'} onClose={close} />
      <MissedTransferDialog open={open === 'missed'} onClose={close} />
    </>
  )
}

function readTransferFilters(get: (name: 'view' | 'status' | 'feed' | 'q') => string) {
  const status = transferStatuses.find((it) => it === get('status'))
  const feed = feeds.find((it) => it === get('feed'))
  const q = get('q')
  return { ...(status && get('view') === 'all' && { status }), ...(feed && { feed }), ...(q && { q }) }
}
