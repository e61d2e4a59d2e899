import type { CustomerDetails } from '@runmart/contract/accounts-operator'
import { languageNames } from '@runmart/contract/languages'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What is known of a customer; what they left empty is not shown. */
export function CustomerFacts({ details }: { details: CustomerDetails }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { customer, phone, telegram, timeZone, hasPassword, hasGoogle, twoFactor, referredBy, referrals } = details
  const ways = [
    hasPassword && t('operatorCustomers.byPassword'),
    hasGoogle && 'Google',
    twoFactor && t('operatorCustomers.twoFactor'),
  ]
  return (
    <Section title={t('operatorCustomers.facts')}>
      <Details
        items={[
          { label: t('operatorCustomerPage.totalDeposit'), value: <Money amount={details.totalDeposit} /> },
          ...(details.totalEarnings > 0
            ? [{ label: t('operatorCustomerPage.totalEarnings'), value: <Money amount={details.totalEarnings} /> }]
            : []),
          ...(phone ? [{ label: t('operatorCustomers.phone'), value: phone, action: copy(phone) }] : []),
          ...(telegram ? [{ label: 'Telegram', value: telegram, action: copy(telegram) }] : []),
          { label: t('operatorCustomers.language'), value: languageNames[details.language] },
          ...(timeZone ? [{ label: t('operatorCustomers.timeZone'), value: timeZone.replaceAll('_', ' ') }] : []),
          { label: t('operatorCustomers.joined'), value: <DateTime at={customer.joinedDate} as="date" /> },
          { label: t('operatorCustomers.signsIn'), value: ways.filter(Boolean).join(', ') },
          ...(referredBy
            ? [
                {
                  label: t('operatorCustomers.referredBy'),
                  value: <TextLink to={operatorPaths.customer(referredBy.id)}>{referredBy.username}</TextLink>,
                },
              ]
            : []),
          { label: t('operatorCustomers.referrals'), value: numberText(language, referrals) },
          {
            label: 'ID',
            value: <span className="font-mono text-[13px] font-normal">{customer.id}</span>,
            action: copy(customer.id),
          },
        ]}
      />
    </Section>
  )

  function copy(text: string) {
    return <CopyButton text={text} label={t('operatorCustomers.copy')} />
  }
}
