import type { TimelineEntry } from '@runmart/contract/orders'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Section } from '#ui/section.tsx'
import { TimelineStep } from './timeline-step.tsx'

type Props = { entries: readonly TimelineEntry[]; total: number }

/** All that happened to an order, the latest on top. */
export function Timeline({ entries, total }: Props) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('operatorOrders.timeline')}>
      <ol className="flex flex-col">
        {entries.toReversed().map((entry, at) => (
          <TimelineStep
            key={`${entry.at} ${entry.event}`}
            entry={entry}
            total={total}
            last={at === entries.length - 1}
          />
        ))}
      </ol>
    </Section>
  )
}
