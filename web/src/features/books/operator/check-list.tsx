import { type BookCheck, isKnownDifference } from '@runmart/contract/books'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { Difference } from './difference.tsx'

type Props = { checks: readonly BookCheck[]; className?: string }

/** Each check with what it found, and examples of differences. */
export function CheckList({ checks, className = '' }: Props) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('books.checks')} padded={false} className={className}>
      <List label={t('books.checks')}>
        {checks.map((check) => (
          <li key={check.name} className="px-5 py-3">
            <div className="flex items-start justify-between gap-4">
              <span className="min-w-0 pt-0.5 font-medium text-pretty text-ink">{t(`bookChecks.${check.name}`)}</span>
              <StatusPill state={check.found ? 'failed' : 'success'}>
                {check.found ? t('books.found', { count: check.found }) : t('books.fine')}
              </StatusPill>
            </div>
            {check.examples.length > 0 && (
              <ul
                aria-label={t('books.examples')}
                className="mt-2 flex flex-col gap-1.5 rounded-lg bg-failed-soft px-3 py-2 text-[13px] wrap-anywhere text-ink"
              >
                <Examples check={check} />
              </ul>
            )}
          </li>
        ))}
      </List>
    </Section>
  )
}

/** What differs in the reader's words; where another version checked, as that says it. */
function Examples({ check }: { check: BookCheck }) {
  const known = check.differences.filter(isKnownDifference)
  if (known.length === 0) return check.examples.map((it) => <li key={it}>{it}</li>)
  return known.map((it) => <Difference key={JSON.stringify(it)} difference={it} />)
}
