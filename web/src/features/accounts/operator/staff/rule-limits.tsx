import type { Rules } from '@runmart/contract/accounts-rules'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'

/** The values that rules go by, and where each is set. */
export function RuleLimits({ rules }: { rules: Rules }) {
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
