import type { TimelineEntry } from '@runmart/contract/orders'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { TimelineRow } from './timeline-row.tsx'

const SHOWN_AT_FIRST = 12

/** All that happened to an order, newest first: what is new is what one came to see. */
export function Timeline({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const t = useTranslations()
  const [all, setAll] = useState(false)
  const newestFirst = timeline.map((entry, at) => ({ entry, at })).reverse()
  const shown = all ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST)
  const hidden = newestFirst.length - shown.length
  return (
    <Section title={t('orderPage.timeline')}>
      <ol aria-label={t('orderPage.timeline')}>
        {shown.map(({ entry, at }) => (
          <TimelineRow key={at} entry={entry} />
        ))}
      </ol>
      {hidden > 0 && (
        <Button size="sm" variant="quiet" className="mt-4" onClick={() => setAll(true)}>
          {t('orderPage.showEarlier', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}
