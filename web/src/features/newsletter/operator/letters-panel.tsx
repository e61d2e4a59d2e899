import type { DataOf } from '@runmart/contract/endpoint'
import type { newsletter } from '@runmart/contract/newsletter'
import { MailOpen } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { NoResults } from '#ui/no-results.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { LetterRow } from './letter-row.tsx'
import { LettersSkeleton } from './letters-skeleton.tsx'

type Props = {
  found: {
    data: DataOf<typeof newsletter.letters> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
  onPage: (page: number) => void
}

/** The letters that were sent, with the way through the pages below. */
export function LettersPanel({ found, onPage }: Props) {
  const t = useOperatorTranslations()
  const { data, refusal, asking, outdated, askAgain } = found
  const none = t('operatorNewsletter.none')
  return (
    <Section
      title={t('operatorNewsletter.sentTitle')}
      description={data && data.total > 0 && t('operatorNewsletter.found', { count: data.total })}
      padded={false}
    >
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking} className="py-16">
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <LettersSkeleton />}
      {data?.items.length === 0 && (
        <NoResults
          total={data.total}
          narrowed={false}
          noMatch={{ title: none, text: '' }}
          onReset={() => onPage(1)}
          onFirst={() => onPage(1)}
        >
          <Empty icon={MailOpen} title={none} className="py-16">
            {t('operatorNewsletter.noneText')}
          </Empty>
        </NoResults>
      )}
      {data && data.items.length > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <List label={t('operatorNewsletter.sentTitle')}>
            {data.items.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </List>
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={onPage} />
        </div>
      )}
    </Section>
  )
}
