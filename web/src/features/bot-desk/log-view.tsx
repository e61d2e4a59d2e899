import type { LogEntry } from '@runmart/contract/bots'
import { ArrowDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/language.tsx'
import { useOperatorSay } from '../../platform/operator-voice.ts'
import { Button } from '../../ui/button.tsx'

/** So near the end still counts as being there. */
const NEAR_PX = 24

/** The end of a log. It follows what is said until somebody scrolls up to read, and goes on when asked to. */
export function LogView({ log, label }: { log: readonly LogEntry[]; label: string }) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const box = useRef<HTMLOListElement>(null)
  const [follows, setFollows] = useState(true)
  const newest = log.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves it
  useLayoutEffect(() => {
    if (follows) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest, follows])
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  return (
    <div className="relative">
      <ol
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: it }) => setFollows(it.scrollHeight - it.scrollTop - it.clientHeight < NEAR_PX)}
        className="max-h-[min(60vh,28rem)] min-h-40 overflow-y-auto rounded-lg border border-line bg-canvas px-4 py-3 font-mono text-xs leading-5 dark:bg-sunken"
      >
        {log.length === 0 && <li className="text-ink-faint">{say('botDesk.logEmpty')}</li>}
        {log.map((entry) => (
          <li key={entry.id} className="flex gap-3">
            <time dateTime={entry.at} className="shrink-0 text-ink-faint tabular-nums">
              {time.format(new Date(entry.at))}
            </time>
            {entry.from === 'shop' ? (
              <span className="min-w-0 font-semibold wrap-anywhere text-ink">{say(`runNotes.${entry.text}`)}</span>
            ) : (
              <span className="min-w-0 wrap-anywhere whitespace-pre-wrap text-ink-soft">{entry.text}</span>
            )}
          </li>
        ))}
      </ol>
      {!follows && (
        <Button
          size="sm"
          icon={<ArrowDown aria-hidden />}
          onClick={() => setFollows(true)}
          className="absolute right-4 bottom-3"
        >
          {say('botDesk.newest')}
        </Button>
      )}
    </div>
  )
}
