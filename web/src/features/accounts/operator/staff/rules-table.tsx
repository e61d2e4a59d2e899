import type { StaffMember } from '@runmart/contract/accounts-operator'
import { rights } from '@runmart/contract/accounts-rights'
import type { ActRule, Rules } from '@runmart/contract/accounts-rules'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { moneyText } from '#ui/money-text.ts'

const areas = ['owner', 'money', 'settings', ...rights, 'any', 'customer'] as const

type Props = { rules: Rules; staff: readonly StaffMember[]; everything: boolean }

/** Actions by area, each area with its staff. On phones the rules stand below the action. */
export function RulesTable({ rules, staff, everything }: Props) {
  const t = useOperatorTranslations()
  const acts = rules.acts.filter((it) => everything || it.stake !== null)
  const groups = [...new Set(areas)].map((area) => ({ area, acts: acts.filter((it) => it.area === area) }))
  return (
    <table className="w-full border-collapse text-[13px] max-lg:block">
      <caption className="sr-only">{t('operatorRules.acts')}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line text-left text-xs text-ink-faint">
          {(['act', 'stake', 'asksAgain', 'secondPerson'] as const).map((name) => (
            <th key={name} scope="col" className="h-8 px-3 font-semibold first:pl-5 last:pr-5">
              {t(`operatorRules.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter((group) => group.acts.length > 0)
        .map((group) => (
          <tbody key={group.area} className="max-lg:block">
            <AreaRow area={group.area} staff={staff} />
            {group.acts.map((act) => (
              <ActRow key={act.name} act={act} rules={rules} />
            ))}
          </tbody>
        ))}
    </table>
  )
}

/** An area and its staff besides the owners. */
function AreaRow({ area, staff }: { area: ActRule['area']; staff: readonly StaffMember[] }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { areaName } = useRuleWords()
  const right = rights.find((it) => it === area)
  const people = staff.filter((it) => (right ? it.rights.includes(right) && !it.isOwner : it.isOwner))
  const names = new Intl.ListFormat(language).format(people.map((it) => it.username))
  return (
    <tr className="border-b border-line bg-sunken max-lg:block">
      <th
        scope="rowgroup"
        colSpan={4}
        className="h-9 px-5 py-1.5 text-left font-bold text-ink max-lg:flex max-lg:h-auto max-lg:flex-col"
      >
        {areaName(area)}
        {area !== 'any' && area !== 'customer' && (
          <span className="font-normal wrap-anywhere text-ink-soft lg:ml-3">
            {names || t('operatorRules.ownersOnly')}
          </span>
        )}
      </th>
    </tr>
  )
}

function ActRow({ act, rules }: { act: ActRule; rules: Rules }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { areaName, asksAgain, waits } = useRuleWords()
  const needed = new Intl.ListFormat(language).format(act.alsoNeeds.map(areaName))
  return (
    <tr className="border-b border-line hover:bg-sunken max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-start max-lg:px-5 max-lg:py-2.5 dark:hover:bg-raised">
      <th
        scope="row"
        className="h-9 py-1 pr-3 text-left font-normal text-pretty text-ink max-lg:h-auto max-lg:py-0 lg:pl-5"
      >
        {t(`ruleActs.${act.name}`)}
        {needed && <span className="text-ink-faint"> · {t('operatorRules.alsoNeeds', { areas: needed })}</span>}
      </th>
      <RuleCell className="lg:w-36">{act.stake && <Badge>{t(`ruleStakes.${act.stake}`)}</Badge>}</RuleCell>
      <RuleCell className="max-lg:col-span-2 lg:w-44">{act.asksAgain && <Rule {...asksAgain(rules)} />}</RuleCell>
      <RuleCell className="max-lg:col-span-2 lg:w-72">{act.waits && <Rule {...waits(act.waits, rules)} />}</RuleCell>
    </tr>
  )
}

/** A cell of the rules table; phones hide empty cells. */
function RuleCell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td className={classes('px-3 py-1 last:pr-5 max-lg:p-0', className, !children && 'max-lg:hidden')}>
      {children || <span className="text-ink-faint">–</span>}
    </td>
  )
}

/** A rule in short form below a column head, and as a sentence on phones. */
function Rule({ short, sentence }: { short: string; sentence: string }) {
  return (
    <>
      <span className="font-semibold text-ink max-lg:hidden">{short}</span>
      <span className="text-ink-soft lg:hidden">{sentence}</span>
    </>
  )
}

type Words = { short: string; sentence: string }

/** The texts of areas and rules. */
function useRuleWords() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return {
    areaName: (area: ActRule['area']): string =>
      area === 'owner' || area === 'any' || area === 'customer' ? t(`ruleAreas.${area}`) : t(`staffRights.${area}`),

    asksAgain: ({ confirmedMinutes: count }: Rules): Words => {
      const minutes = t('operatorRules.minutes', { count })
      return { short: t('operatorRules.after', { minutes }), sentence: t('operatorRules.againAfter', { minutes }) }
    },

    waits: (waits: NonNullable<ActRule['waits']>, rules: Rules): Words => {
      const sum = moneyText(language, waits === 'hours' ? rules.claimWaitAbove : rules.aloneUpTo)
      if (waits === 'second-person')
        return { short: t('operatorRules.above', { sum }), sentence: t('operatorRules.secondAbove', { sum }) }
      const hours = t('operatorRules.hours', { count: rules.claimWaitHours })
      const sentence = t('operatorRules.waitsAbove', { hours, sum })
      return { short: sentence, sentence }
    },
  }
}
