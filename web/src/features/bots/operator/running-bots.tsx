import type { botsOperator, OperatorRun } from '@runmart/contract/bots-operator'
import { canBotTransition } from '@runmart/contract/bots-states'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { BotOff, OctagonX, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { BotStatus } from '#features/orders/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { ApiResult } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { LogDialog } from './log-dialog.tsx'
import { RunProgress } from './run-progress.tsx'
import { StopRunDialog } from './stop-run-dialog.tsx'

/** All open runs, oldest first, with logs and stop buttons. */
export function RunningBots({ running }: { running: ApiResult<DataOf<typeof botsOperator.running>> }) {
  const t = useOperatorTranslations()
  const { item: order, isOpen, open, close } = useItemDialog<OperatorOrder, 'log' | 'stop'>()
  const listed = running.data?.items.length ?? 0
  const total = running.data?.total ?? 0
  const count =
    total > listed
      ? t('operatorBots.runsShown', { shown: listed, total })
      : total > 0 && t('operatorBots.runs', { count: total })
  return (
    <Section title={t('operatorBots.running')} description={count} padded={false}>
      <ListScreen
        frame="none"
        list={running}
        skeleton={<RowsSkeleton rows={3} lead lines={3} />}
        empty={{ icon: BotOff, title: t('operatorBots.none'), text: t('operatorBots.noneText') }}
      >
        {(runs) => (
          <List label={t('operatorBots.running')}>
            {runs.map((run) => (
              <RunRow
                key={run.order.id}
                running={run}
                onLog={() => open('log', run.order)}
                onStop={() => open('stop', run.order)}
              />
            ))}
          </List>
        )}
      </ListScreen>
      {order && (
        <>
          <LogDialog order={order} open={isOpen('log')} onClose={close} />
          <StopRunDialog order={order} open={isOpen('stop')} onClose={close} />
        </>
      )}
    </Section>
  )
}

type RunRowProps = { running: OperatorRun; onLog: () => void; onStop: () => void }

function RunRow({ running: { order, run, node }, onLog, onStop }: RunRowProps) {
  const t = useOperatorTranslations()
  const { orderCode: code, botStatus } = order
  const mayStop = canBotTransition({ ...order, isByDay: run.billing === 'day' }, 'stopped', 'operator')
  const since = run.startedAt
    ? t('operatorBots.since', { when: '‹when›' })
    : t('operatorBots.placed', { when: '‹when›' })
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 lg:flex-col lg:justify-start">
        <Link
          to={operatorPaths.order(order.id)}
          className="font-mono text-[13px] font-semibold text-ink hover:underline"
        >
          {code}
        </Link>
        <span className="text-[13px] text-ink-faint">
          <LinkedSentence sentence={since} parts={{ when: <DateTime at={run.startedAt ?? order.createdAt} /> }} />
        </span>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere text-ink">{order.serviceName}</span>
          {run.queued ? (
            <StatusPill state="waiting">{t('operatorBots.queued')}</StatusPill>
          ) : (
            botStatus && <BotStatus status={botStatus} />
          )}
        </p>
        <p className="mt-0.5 mb-2 flex flex-wrap gap-x-2 text-[13px] wrap-anywhere text-ink-soft">
          <span>
            <LinkedSentence
              sentence={t('operatorOrders.forCustomer', { name: '‹name›' })}
              parts={{ name: <CustomerLink customer={order.customer} /> }}
            />
          </span>
          <span className="font-mono text-xs leading-5 text-ink-faint">{run.botId}</span>
          <span className="text-ink-faint">
            {node === null ? t('operatorBots.onNone') : t('operatorBots.onNode', { node })}
          </span>
        </p>
        <div className="max-w-120">
          <RunProgress progress={run.progress} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        <Button
          size="sm"
          icon={<ScrollText aria-hidden />}
          aria-label={t('operatorBots.logOf', { code })}
          onClick={onLog}
        >
          {t('operatorBots.log')}
        </Button>
        {mayStop && (
          <Button
            size="sm"
            variant="danger"
            icon={<OctagonX aria-hidden />}
            aria-label={t('operatorBots.stopOf', { code })}
            onClick={onStop}
          >
            {t('operatorBots.stop')}
          </Button>
        )}
      </div>
    </li>
  )
}
