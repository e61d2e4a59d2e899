import { bots } from '@runmart/contract/bots'
import { orders } from '@runmart/contract/orders'
import { FileUp, PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { GiveLines, OrderFormLoader, OrderFormSkeleton, PreOrderRow, useBots } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ChoiceCards } from '#ui/choice-cards.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { RunList } from './run-list.tsx'
import { RunsTab } from './runs-tab.tsx'
import { StartForm } from './start-form.tsx'

/** The start tool: starts a bot on lines, below the open runs; a tab lists all runs. */
export default function BotsPage() {
  const t = useTranslations()
  const { get, set } = useFilters<'tab'>()
  const tab = get('tab') === 'runs' ? 'runs' : 'start'
  return (
    <>
      <title>{`${t('shell.bots')} · Runmart`}</title>
      <PageHeader title={t('shell.bots')} description={t('botStart.intro')} />
      {tab === 'start' && <OpenRuns />}
      <Tabs
        value={tab}
        onValueChange={(next) => set({ tab: next === 'runs' ? next : null })}
        tabs={[
          { value: 'start', label: t('botStart.startTab'), content: <StartTab /> },
          { value: 'runs', label: t('botStart.runsTab'), content: <RunsTab /> },
        ]}
      />
    </>
  )
}

/** The two ways to start a bot: pay for a new file, or add lines to a paid pre-order. */
function StartTab() {
  const t = useTranslations()
  const { get, set } = useFilters<'way' | 'order'>()
  const way = get('way') === 'pre-order' ? 'pre-order' : 'upload'
  return (
    <div className="flex flex-col gap-4">
      <ChoiceCards
        legend={t('botStart.way')}
        name="way"
        value={way}
        options={[
          { value: 'upload', label: t('botStart.upload'), text: t('botStart.uploadText'), icon: FileUp },
          {
            value: 'pre-order',
            label: t('botStart.preOrder'),
            text: t('botStart.preOrderText'),
            icon: PackageOpen,
          },
        ]}
        onChange={(next) => set({ way: next === 'upload' ? null : next, order: null }, true)}
      />
      {way === 'upload' ? <NewRun /> : <PreOrders chosen={get('order')} onChoose={(order) => set({ order }, true)} />}
    </div>
  )
}

const MAX_OPEN_RUNS = '3'

/** The newest open runs; empty if there are none. */
function OpenRuns() {
  const t = useTranslations()
  const { data } = useApi(bots.runs, { query: { state: 'open', limit: MAX_OPEN_RUNS } })
  if (!data?.total) return null
  return (
    <Section
      title={t('runs.open')}
      padded={false}
      className="mb-6"
      action={
        <Link
          to={`${paths.bots}?tab=runs`}
          className="inline-flex min-h-6 items-center text-[13px] font-semibold text-brand hover:underline"
        >
          {t('botStart.runsTab')}
        </Link>
      }
    >
      <RunList runs={data.items} label={t('runs.open')} />
    </Section>
  )
}

/** The form of a new run, once installed bots and services are loaded. */
function NewRun() {
  const { data, error, isFetching, refetch } = useBots()
  if (error)
    return (
      <RefusedCard onRetry={refetch} retrying={isFetching}>
        {error}
      </RefusedCard>
    )
  const isInstalled = (botId: string | null) => data?.items.some(({ id }) => id === botId) ?? false
  return (
    <OrderFormLoader
      form={(services) =>
        data ? (
          <StartForm
            services={services.filter(({ serviceType, botId }) => serviceType === 'AUTO_BOT' && isInstalled(botId))}
            installed={data}
          />
        ) : (
          <OrderFormSkeleton />
        )
      }
    />
  )
}

const MAX_PRE_ORDERS = '100'

type Props = { chosen: string; onChoose: (id: string | null) => void }

/** Paid pre-orders without lines. The customer picks one and uploads a file, which starts the bot. */
function PreOrders({ chosen, onChoose }: Props) {
  const t = useTranslations()
  const { data, ...list } = useApi(orders.botOrders, {
    query: { status: 'pending', botStatus: 'waiting', limit: MAX_PRE_ORDERS },
  })
  const waiting = data?.items.filter(({ preOrder }) => preOrder)
  const order = waiting?.find(({ id }) => id === chosen)
  const items = order ? [order] : waiting
  return (
    <>
      <Section
        title={t('botStart.preOrders')}
        padded={false}
        action={
          order && (
            <Button size="sm" onClick={() => onChoose(null)}>
              {t('orderForm.change')}
            </Button>
          )
        }
      >
        <ListScreen
          frame="none"
          list={{ ...list, data: items && { items } }}
          skeleton={<RowsSkeleton rows={3} />}
          empty={{
            icon: PackageOpen,
            title: t('botStart.noPreOrders'),
            text: t('botStart.noPreOrdersText'),
            action: (
              <ButtonLink to={`${paths.newOrder}?type=user`} size="sm">
                {t('botStart.toPreOrder')}
              </ButtonLink>
            ),
          }}
        >
          {(preOrders) => (
            <List label={t('botStart.preOrders')}>
              {preOrders.map((it) => (
                <PreOrderRow key={it.id} order={it} onChoose={order ? undefined : () => onChoose(it.id)} />
              ))}
            </List>
          )}
        </ListScreen>
      </Section>
      {order && <GiveLines key={order.id} order={order} />}
    </>
  )
}
