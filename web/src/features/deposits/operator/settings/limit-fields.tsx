import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Section } from '#ui/section.tsx'
import type { DraftProps } from './draft.ts'

/** What customers are told before they send. */
export function LimitFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('operatorDepositSettings.limits')} description={t('operatorDepositSettings.limitsIntro')}>
      <AmountField
        label={t('operatorDepositSettings.minDeposit')}
        name="minDeposit"
        value={draft.minDeposit}
        onChange={(event) => change({ minDeposit: event.target.value })}
        hint={t('operatorDepositSettings.minDepositHint')}
        className="sm:max-w-sm"
      />
    </Section>
  )
}
