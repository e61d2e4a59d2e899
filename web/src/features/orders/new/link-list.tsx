import type { Service } from '@runmart/contract/catalog'
import { useSay } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { limitsOf } from './limits.ts'
import { LinkListInput } from './link-list-input.tsx'
import { LinkTable } from './link-table.tsx'
import type { useLinkList } from './use-link-list.ts'

type Props = { list: ReturnType<typeof useLinkList>; service: Service | null }

/** A list of links: taken in, then shown line by line with what each costs, to be corrected before anything is charged. */
export function LinkList({ list, service }: Props) {
  const say = useSay()
  const { lines, facts, problems } = list
  if (!lines.length)
    return (
      <Section title={say('ordering.list')} padded={false}>
        <LinkListInput onRead={list.read} />
      </Section>
    )
  const { bad, duplicates, sum } = facts
  const outside = service && problems.content === 'outOfRange'
  const counts = [say('ordering.lineCount', { count: lines.length }), say('ordering.referrals', { count: sum })]
  return (
    <Section
      title={say('ordering.list')}
      description={<span role="status">{counts.join(' · ')}</span>}
      padded={false}
      action={
        <Button size="sm" onClick={list.clear}>
          {say('ordering.replace')}
        </Button>
      }
    >
      <input type="hidden" name="content" />
      <div className="flex flex-col gap-2 not-empty:border-b not-empty:border-line not-empty:p-3">
        {bad.length > 0 && (
          <Alert
            tone="danger"
            title={say('ordering.badLines', { count: bad.length })}
            action={
              <Button size="sm" onClick={list.removeBad}>
                {say('ordering.removeBad', { count: bad.length })}
              </Button>
            }
          >
            {say('ordering.correctFirst')}
          </Alert>
        )}
        {outside && <Alert tone="danger">{say('ordering.sumRange', { ...limitsOf(service), sum })}</Alert>}
        {duplicates.size > 0 && <Alert>{say('ordering.duplicates', { count: duplicates.size })}</Alert>}
      </div>
      <LinkTable facts={facts} price={service?.price ?? null} onChange={list.change} />
    </Section>
  )
}
