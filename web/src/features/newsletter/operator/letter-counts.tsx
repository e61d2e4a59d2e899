import type { Letter } from '@runmart/contract/newsletter'
import { useOperatorSay } from '#platform/operator-voice.ts'

/** How many got a letter, and what became of the others. */
export function LetterCounts({ letter }: { letter: Letter }) {
  const say = useOperatorSay()
  const { readers, sent, failed, waiting } = letter
  const left = readers - sent - failed - waiting
  const parts = [
    say('newsletterDesk.progress', { sent, readers }),
    waiting > 0 && say('newsletterDesk.waiting', { count: waiting }),
    failed > 0 && say('newsletterDesk.failed', { count: failed }),
    left > 0 && say('newsletterDesk.left', { count: left }),
  ]
  return <p className="text-[13px] text-pretty text-ink-soft tabular-nums">{parts.filter(Boolean).join(' · ')}</p>
}
