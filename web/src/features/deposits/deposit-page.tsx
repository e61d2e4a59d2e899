import type { User } from '@runmart/contract/accounts'
import type { DepositInformation } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { DoorClosed, Wallet } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { TransactionRow } from '#features/ledger/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { useApi } from '#platform/use-api.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CardSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { BackToOrder } from './asked-amount.tsx'
import { BankDeposit } from './bank-deposit.tsx'
import { BinanceDeposit } from './binance-deposit.tsx'
import { useDepositInformation } from './deposit-information.ts'

/** The two deposit methods, and the latest deposits. */
export default function DepositPage() {
  const t = useTranslations()
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useDepositInformation()
  return (
    <>
      <title>{`${t('deposits.title')} · Runmart`}</title>
      <PageHeader title={t('deposits.title')} description={t('deposits.intro')} actions={<BackToOrder />} />
      {error ? (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error} {t('deposits.safe')}
        </RefusedCard>
      ) : data && user ? (
        <DepositMethods information={data} user={user} />
      ) : (
        <DepositSkeleton />
      )}
      <DepositHistory />
    </>
  )
}

/** The available deposit methods. If there are two, they are tabs, and the address contains the open one. */
function DepositMethods({ information, user }: { information: DepositInformation; user: User }) {
  const t = useTranslations()
  const [search, setSearch] = useSearchParams()
  const { bank, crypto } = information
  const shared = { information, user }
  const byBank = bank && <BankDeposit {...shared} bank={bank} />
  const byBinance = crypto && <BinanceDeposit {...shared} crypto={crypto} />
  if (!byBank || !byBinance) return byBank ?? byBinance ?? <AllClosed />
  return (
    <Tabs
      value={search.get('tab') === 'binance' ? 'binance' : 'bank'}
      onValueChange={(tab) => {
        const { tab: _, ...others } = Object.fromEntries(search)
        setSearch(tab === 'bank' ? others : { ...others, tab }, { replace: true, preventScrollReset: true })
      }}
      tabs={[
        { value: 'bank', label: t('deposits.bank'), content: byBank },
        { value: 'binance', label: t('deposits.binance'), content: byBinance },
      ]}
    />
  )
}

/** The shop has not set up any deposit method. */
function AllClosed() {
  const t = useTranslations()
  return (
    <Card padded={false}>
      <Empty icon={DoorClosed} title={t('deposits.allClosed')} className="py-16">
        {t('deposits.safe')}
      </Empty>
    </Card>
  )
}

/** The two methods as tabs, then amount and account next to the QR code. */
function DepositSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex h-10 items-center gap-6 border-b border-line px-3 pointer-coarse:h-11">
        <Skeleton className="h-4 w-14" />
        <Skeleton className="h-4 w-20" />
      </div>
      <CardSkeleton className="mt-6">
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Skeleton className="h-90" />
          <Skeleton className="size-67 justify-self-center rounded-xl sm:size-83" />
        </div>
      </CardSkeleton>
    </div>
  )
}

const LATEST = '10'

/** The newest deposits by bank, Binance or hand, with links to their receipts. */
function DepositHistory() {
  const t = useTranslations()
  const list = useApi(ledger.history, { query: { kind: 'deposit', limit: LATEST } })
  const title = t('deposits.history')
  return (
    <Section
      title={title}
      padded={false}
      className="mt-4"
      action={<SeeAll to={paths.transactions} of={t('transactions.title')} />}
    >
      <ListScreen
        frame="none"
        list={list}
        skeleton={<RowsSkeleton rows={3} dense icon end="text" />}
        empty={{ icon: Wallet, title: t('deposits.historyEmpty'), text: t('deposits.historyEmptyText') }}
      >
        {(deposits) => (
          <List label={title}>
            {deposits.map((deposit) => (
              <TransactionRow key={deposit.id} transaction={deposit} />
            ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}
