import type { botsOperator } from '@runmart/contract/bots-operator'
import type { DataOf } from '@runmart/contract/endpoint'
import { BotOff } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { LogDialog } from './log-dialog.tsx'
import { RunRow } from './run-row.tsx'
import { RunsSkeleton } from './runs-skeleton.tsx'
import { StopRunDialog } from './stop-run-dialog.tsx'
import { useLookedAt } from './use-looked-at.ts'

type Props = {
  running: {
    data: DataOf<typeof botsOperator.running> | undefined
    refusal: string | null
    asking: boolean
    askAgain: () => void
  }
}

/** Every run that goes on, waits or is paused, the oldest first. */
export function RunningBots({ running: { data, refusal, asking, askAgain } }: Props) {
  const t = useOperatorTranslations()
  const { about, isOpen, begin, end } = useLookedAt()
  const shown = data?.items.length ?? 0
  const total = data?.total ?? 0
  const count =
    total > shown
      ? t('operatorBots.runsShown', { shown, total })
      : total > 0 && t('operatorBots.runs', { count: total })
  return (
    <Section title={t('operatorBots.running')} description={count} padded={false}>
      {!data && !refusal && <RunsSkeleton />}
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking} className="py-16">
          {refusal}
        </Refused>
      )}
      {data && shown === 0 && (
        <Empty icon={BotOff} title={t('operatorBots.none')}>
          {t('operatorBots.noneText')}
        </Empty>
      )}
      {data && shown > 0 && (
        <List label={t('operatorBots.running')}>
          {data.items.map((run) => (
            <RunRow
              key={run.order.id}
              running={run}
              onLog={() => begin('log', run.order)}
              onStop={() => begin('stop', run.order)}
            />
          ))}
        </List>
      )}
      {about && (
        <>
          <LogDialog order={about} open={isOpen('log')} onClose={end} />
          <StopRunDialog order={about} open={isOpen('stop')} onClose={end} />
        </>
      )}
    </Section>
  )
}
