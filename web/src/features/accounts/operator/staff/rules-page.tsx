import { accountsOperator } from '@runmart/contract/accounts-operator'
import { staffRules } from '@runmart/contract/accounts-rules'
import { useSearchParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { RightsMatrix } from './rights-matrix.tsx'
import { RuleLimits } from './rule-limits.tsx'
import { RulesTable } from './rules-table.tsx'
import { StaffTabs } from './staff-tabs.tsx'

/** What can be done in the shop, by whom and under which rules, as the server applies them; only owners come here. */
export default function RulesPage() {
  const t = useOperatorTranslations()
  const [search, setSearch] = useSearchParams()
  const shown = search.get('show') === 'all' ? 'all' : 'sensitive'
  const rules = useApi(staffRules.get)
  const staff = useApi(accountsOperator.staff)
  const problem = [rules, staff].find((it) => it.error)
  return (
    <>
      <title>{`${t('operatorRules.title')} · Runmart`}</title>
      <StaffTabs />
      <PageHeader title={t('operatorRules.title')} description={t('operatorRules.intro')} />
      {rules.data && staff.data ? (
        <div className="flex flex-col gap-4">
          <RuleLimits rules={rules.data} />
          <Section
            title={t('operatorRules.acts')}
            description={
              <LinkedSentence
                sentence={t('operatorRules.actsText', { link: '‹link›' })}
                parts={{ link: <TextLink to={operatorPaths.staff}>{t('operatorStaff.title')}</TextLink> }}
              />
            }
            action={
              <SegmentedControl
                bare
                label={t('operatorRules.shown')}
                name="show"
                value={shown}
                onChange={(next) => setSearch(next === 'all' ? { show: 'all' } : {}, { replace: true })}
                options={[
                  { value: 'sensitive', label: t('operatorRules.sensitive') },
                  { value: 'all', label: t('operatorRules.everything') },
                ]}
              />
            }
            padded={false}
          >
            <RulesTable rules={rules.data} staff={staff.data.items} everything={shown === 'all'} />
          </Section>
          <RightsMatrix staff={staff.data.items} />
        </div>
      ) : problem ? (
        <RefusedCard onRetry={problem.refetch} retrying={problem.isFetching}>
          {problem.error}
        </RefusedCard>
      ) : (
        <BlocksSkeleton blocks={['h-36', 'h-96']} />
      )}
    </>
  )
}
