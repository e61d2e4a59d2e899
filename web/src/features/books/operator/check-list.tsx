import type { BookCheck } from '@runmart/contract/ledger'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { StatusPill } from '#ui/status-pill.tsx'

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
                className="mt-2 flex flex-col gap-1 rounded-lg bg-failed-soft px-3 py-2 font-mono text-[13px] wrap-anywhere text-ink"
              >
                {check.examples.map((example) => (
                  <li key={example}>
                    <Example text={example} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </List>
    </Section>
  )
}

/** What differs, in the words of the ledger; the account of a customer leads to them. */
function Example({ text }: { text: string }) {
  const [before, id, ...rest] = text.split(/customer:([0-9a-f-]{36})(?=:)/)
  if (!id) return text
  return (
    <>
      {before}
      <CustomerLink customer={{ id, username: `customer:${id}` }} />
      {rest.join('')}
    </>
  )
}
