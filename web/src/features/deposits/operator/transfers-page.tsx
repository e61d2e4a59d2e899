import { bankClaims } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { feeds, transferStatuses } from '@runmart/contract/deposits-transfers'
import { numberText } from '@runmart/i18n/formats'
import { CircleCheck, HandCoins, Inbox, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { CreditDialog } from '#features/accounts/operator/index.ts'
import { isDay } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { BankClaims } from './bank-claims.tsx'
import { FeedStrip } from './feed-strip.tsx'
import { MissedTransferDialog } from './missed-transfer-dialog.tsx'
import { often } from './often.ts'
import { PendingCredits } from './pending-credits.tsx'
import { TransferRow } from './transfer-row.tsx'
import { useTransferDialogs } from './use-transfer-dialogs.tsx'

const views = ['waiting', 'claims', 'credits', 'all'] as const
const isOfTransfers = (view: string) => view === 'waiting' || view === 'all'

/** Waiting transfers, claims and credits, all other transfers, and the states of the feeds. */
export default function TransfersPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters(readTransferFilters)
  const view = views.find((it) => it === filters.get('view')) ?? 'waiting'
  const isWaiting = view !== 'all'
  const query = { ...(isOfTransfers(view) && filters.values), ...(isWaiting && { status: 'unmatched' as const }) }
  const page = isOfTransfers(view) ? filters.page : 1
  const list = useApiPage(depositsOperator.transfers, page, { query }, often)
  const claims = useApi(bankClaims.list, { query: { status: 'waiting', limit: '1' } }, often)
  const credits = useApi(pendingCredits.list, { query: { status: 'waiting', limit: '1' } }, often)
  const { actionsOf, dialogs } = useTransferDialogs()
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
      list={list}
      filters={filters}
      filterBar={
        <FilterBar
          filters={filters}
          search={t('operatorTransfers.search')}
          selects={isWaiting ? [feed] : [feed, status]}
          days={{ from: t('operatorTransfers.reportedFrom'), to: t('operatorTransfers.reportedTo') }}
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
            <TransferRow key={it.id} transfer={it} {...actionsOf(it)} />
          ))}
        </List>
      )}
    </ListScreen>
  )
  const counted = (count: number | undefined) => (count === undefined ? '' : ` · ${numberText(language, count)}`)
  // The search applies to all views of transfers, but not to claims.
  const show = (next: string) => {
    const isKept = isOfTransfers(view) && isOfTransfers(next)
    filters.set({
      view: next === 'waiting' ? null : next,
      status: null,
      ...(!isKept && { q: null, feed: null, from: null, to: null }),
    })
  }
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
      <Tabs
        value={view}
        onValueChange={show}
        tabs={[
          {
            value: 'waiting',
            label: t('operatorTransfers.waiting') + counted(list.data?.unmatched),
            content: screen,
          },
          {
            value: 'claims',
            label: t('operatorTransfers.claims') + counted(claims.data?.total),
            content: <BankClaims />,
          },
          {
            value: 'credits',
            label: t('operatorTransfers.credits') + counted(credits.data?.total),
            content: <PendingCredits />,
          },
          { value: 'all', label: t('operatorTransfers.all'), content: screen },
        ]}
      />
      {dialogs}
    </>
  )
}

/** Operator actions for money that no feed reported. */
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

function readTransferFilters(get: (name: 'view' | 'status' | 'feed' | 'q' | 'from' | 'to') => string) {
  const status = transferStatuses.find((it) => it === get('status'))
  const feed = feeds.find((it) => it === get('feed'))
  const [q, from, to] = [get('q'), get('from'), get('to')]
  return {
    ...(status && get('view') === 'all' && { status }),
    ...(feed && { feed }),
    ...(q && { q }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}
