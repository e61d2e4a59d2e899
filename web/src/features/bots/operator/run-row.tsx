import type { DeskRun } from '@runmart/contract/bots-operator'
import { mayBotChange } from '@runmart/contract/bots-states'
import { OctagonX, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { BotStatus } from '#features/orders/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#ui/button.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { When } from '#ui/when.tsx'
import { LineCounts } from './line-counts.tsx'

type Props = { running: DeskRun; onLog: () => void; onStop: () => void }

/** One run: whose, which bot, in what state, how far, where and since when. Its code opens the order. */
export function RunRow({ running: { order, run, node }, onLog, onStop }: Props) {
  const t = useOperatorTranslations()
  const { orderCode: code, botStatus } = order
  const mayStop = mayBotChange({ ...order, isByDay: run.billing === 'day' }, 'stopped', 'operator')
  const since = run.startedAt
    ? t('operatorBots.since', { when: '‹when›' })
    : t('operatorBots.placed', { when: '‹when›' })
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 lg:flex-col lg:justify-start">
        <Link
          to={paths.operatorOrder(order.id)}
          className="font-mono text-[13px] font-semibold text-ink hover:underline"
        >
          {code}
        </Link>
        <span className="text-[13px] text-ink-faint">
          <LinkedSentence sentence={since} parts={{ when: <When at={run.startedAt ?? order.createdAt} /> }} />
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
          <span>{t('operatorOrders.forCustomer', { name: order.customer.username })}</span>
          <span className="font-mono text-xs leading-5 text-ink-faint">{run.botId}</span>
          <span className="text-ink-faint">
            {node === null ? t('operatorBots.onNone') : t('operatorBots.onNode', { node })}
          </span>
        </p>
        <div className="max-w-120">
          <LineCounts progress={run.progress} />
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
