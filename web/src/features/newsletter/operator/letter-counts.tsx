import type { Letter } from '@runmart/contract/newsletter'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

/** How many got a letter, and what became of the others. */
export function LetterCounts({ letter }: { letter: Letter }) {
  const t = useOperatorTranslations()
  const { readers, sent, failed, waiting } = letter
  const left = readers - sent - failed - waiting
  const parts = [
    t('operatorNewsletter.progress', { sent, readers }),
    waiting > 0 && t('operatorNewsletter.waiting', { count: waiting }),
    failed > 0 && t('operatorNewsletter.failed', { count: failed }),
    left > 0 && t('operatorNewsletter.left', { count: left }),
  ]
  return <p className="text-[13px] text-pretty text-ink-soft tabular-nums">{parts.filter(Boolean).join(' · ')}</p>
}
