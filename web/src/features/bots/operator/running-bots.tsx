import type { botsOperator } from '@runmart/contract/bots-operator'
import type { DataOf } from '@runmart/contract/endpoint'
import type { DeskOrder } from '@runmart/contract/orders-operator'
import { BotOff } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { ApiResult } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { LogDialog } from './log-dialog.tsx'
import { RunRow } from './run-row.tsx'
import { StopRunDialog } from './stop-run-dialog.tsx'

/** Every run that goes on, waits or is paused, the oldest first. */
export function RunningBots({ running }: { running: ApiResult<DataOf<typeof botsOperator.running>> }) {
  const t = useOperatorTranslations()
  const { item: order, isOpen, open, close } = useItemDialog<DeskOrder, 'log' | 'stop'>()
  const shown = running.data?.items.length ?? 0
  const total = running.data?.total ?? 0
  const count =
    total > shown
      ? t('operatorBots.runsShown', { shown, total })
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
