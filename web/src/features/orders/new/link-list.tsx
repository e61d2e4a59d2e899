import type { Service } from '@runmart/contract/catalog'
import { useTranslations } from '#platform/language.tsx'
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
  const t = useTranslations()
  const { lines, facts, problems } = list
  if (!lines.length)
    return (
      <Section title={t('orderForm.list')} padded={false}>
        <LinkListInput onRead={list.read} />
      </Section>
    )
  const { bad, duplicates, sum } = facts
  const outside = service && problems.content === 'outOfRange'
  const counts = [t('orderForm.lineCount', { count: lines.length }), t('orderForm.referrals', { count: sum })]
  return (
    <Section
      title={t('orderForm.list')}
      description={<span role="status">{counts.join(' · ')}</span>}
      padded={false}
      action={
        <Button size="sm" onClick={list.clear}>
          {t('orderForm.replace')}
        </Button>
      }
    >
      <input type="hidden" name="content" />
      <div className="flex flex-col gap-2 not-empty:border-b not-empty:border-line not-empty:p-3">
        {bad.length > 0 && (
          <Alert
            tone="danger"
            title={t('orderForm.badLines', { count: bad.length })}
            action={
              <Button size="sm" onClick={list.removeBad}>
                {t('orderForm.removeBad', { count: bad.length })}
              </Button>
            }
          >
            {t('orderForm.correctFirst')}
          </Alert>
        )}
        {outside && <Alert tone="danger">{t('orderForm.sumRange', { ...limitsOf(service), sum })}</Alert>}
        {duplicates.size > 0 && <Alert>{t('orderForm.duplicates', { count: duplicates.size })}</Alert>}
      </div>
      <LinkTable facts={facts} price={service?.price ?? null} onChange={list.change} />
    </Section>
  )
}
