import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Section } from '#ui/section.tsx'
import type { DraftProps } from './draft-props.ts'

/** What customers are told before they send. */
export function LimitFields({ draft, onType }: DraftProps) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('depositSettings.limits')} description={t('depositSettings.limitsIntro')}>
      <AmountField
        label={t('depositSettings.minDeposit')}
        name="minDeposit"
        value={draft.minDeposit}
        onChange={(event) => onType('minDeposit', event.target.value)}
        hint={t('depositSettings.minDepositHint')}
        className="sm:max-w-sm"
      />
    </Section>
  )
}
