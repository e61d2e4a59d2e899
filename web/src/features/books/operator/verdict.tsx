import type { ShownBooks } from '@runmart/contract/books'
import { RotateCw, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

type Props = { books: ShownBooks; checking: boolean; onCheck: () => void; className?: string }

/** Whether all checks passed, and a button to check again. */
export function Verdict({ books, checking, onCheck, className }: Props) {
  const t = useOperatorTranslations()
  const failing = books.checks.filter((check) => check.found > 0).length
  const Icon = books.ok ? ShieldCheck : TriangleAlert
  return (
    <Card className={classes('flex flex-wrap items-center gap-x-5 gap-y-4', className)}>
      <span
        className={classes(
          'grid size-12 shrink-0 place-items-center rounded-full',
          books.ok ? 'bg-success-soft text-success' : 'bg-failed-soft text-failed',
        )}
      >
        <Icon aria-hidden className="size-6" />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-60">
        <h2 className={classes('text-2xl font-bold tracking-[-0.02em]', books.ok ? 'text-ink' : 'text-failed')}>
          {books.ok ? t('books.agree') : t('books.differ')}
        </h2>
        <p className="mt-1 text-pretty text-ink-soft">
          {books.ok ? t('books.agreeText') : t('books.differText', { count: failing })}{' '}
          <LinkedSentence
            sentence={`${t('books.checkedAt', { when: '‹when›' })}.`}
            parts={{ when: <DateTime at={books.checkedAt} /> }}
          />
        </p>
        {books.isChecking && <p className="mt-1 text-pretty text-ink-soft">{t('books.checking')}</p>}
      </div>
      <Button icon={<RotateCw aria-hidden />} loading={checking || books.isChecking} onClick={onCheck}>
        {t('books.checkAgain')}
      </Button>
    </Card>
  )
}
