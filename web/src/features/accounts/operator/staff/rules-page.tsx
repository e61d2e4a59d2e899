import { accountsOperator, type StaffMember } from '@runmart/contract/accounts-operator'
import { rights } from '@runmart/contract/accounts-rights'
import { type Rules, staffRules } from '@runmart/contract/accounts-rules'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Table } from '#ui/table.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { RulesTable } from './rules-table.tsx'
import { StaffTabs } from './staff-tabs.tsx'

/** The shop's actions with the people and rules behind them, as the server applies them. For owners only. */
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

/** Staff by rights. Phones lack the room: there each area lists its people. */
function RightsMatrix({ staff }: { staff: readonly StaffMember[] }) {
  const t = useOperatorTranslations()
  return (
    <Section
      title={t('operatorRules.matrix')}
      description={t('operatorRules.matrixText')}
      padded={false}
      className="max-md:hidden"
    >
      <Table
        dense
        caption={t('operatorRules.matrix')}
        rows={staff}
        rowKey={(it) => it.id}
        columns={[
          {
            key: 'person',
            header: t('operatorRules.person'),
            cell: ({ username, isOwner }) => (
              <span className="flex items-center gap-2 font-semibold text-ink">
                <span className="wrap-anywhere">{username}</span>
                {isOwner && <Badge brand>{t('operatorStaff.owner')}</Badge>}
              </span>
            ),
          },
          ...rights.map((right) => ({
            key: right,
            header: t(`staffRights.${right}`),
            cell: (it: StaffMember) =>
              it.isOwner || it.rights.includes(right) ? (
                <Check role="img" aria-label={t('operatorRules.yes')} className="size-4 text-brand" />
              ) : (
                <span role="img" aria-label={t('operatorRules.no')} className="text-ink-faint">
                  –
                </span>
              ),
          })),
        ]}
      />
    </Section>
  )
}

/** The limits behind the rules, and the setting of each. */
function RuleLimits({ rules }: { rules: Rules }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const hours = (count: number) => t('operatorRules.hours', { count })
  const limits = [
    {
      label: t('operatorRules.alone'),
      value: moneyText(language, rules.aloneUpTo),
      text: t('operatorRules.aloneText'),
      setBy: 'MANUAL_CREDIT_CAP',
    },
    { label: t('operatorRules.aloneWaits'), value: hours(rules.aloneWaitsHours) },
    {
      label: t('operatorRules.claims'),
      value: t('operatorRules.claimsAbove', {
        hours: hours(rules.claimWaitHours),
        sum: moneyText(language, rules.claimWaitAbove),
      }),
      setBy: 'CLAIM_WAIT_HOURS, CLAIM_WAIT_ABOVE',
    },
    { label: t('operatorRules.confirmed'), value: t('operatorRules.minutes', { count: rules.confirmedMinutes }) },
    {
      label: t('operatorRules.twoFactor'),
      value: t(rules.twoFactorRequired ? 'operatorRules.required' : 'operatorRules.notRequired'),
    },
  ]
  return (
    <Section title={t('operatorRules.limits')} description={t('operatorRules.limitsText')} padded={false}>
      <dl className="divide-y divide-line text-[13px]">
        {limits.map(({ label, text, value, setBy }) => (
          <div
            key={label}
            className="px-5 py-2 lg:grid lg:min-h-9 lg:grid-cols-[minmax(0,1fr)_18rem_18rem] lg:items-center lg:gap-x-3 lg:py-1"
          >
            <dt className="text-pretty text-ink">
              {label}
              {text && <span className="text-ink-faint"> · {text}</span>}
            </dt>
            <dd className="font-semibold text-ink">{value}</dd>
            <dd className="wrap-anywhere text-ink-faint">
              {setBy ? t('operatorRules.onServer', { names: setBy }) : t('operatorRules.fixed')}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
