import { useOperatorSay } from '#platform/operator-voice.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Section } from '#ui/section.tsx'
import type { DraftProps } from './draft-props.ts'

/** What customers are told before they send. */
export function LimitFields({ draft, onType }: DraftProps) {
  const say = useOperatorSay()
  return (
    <Section title={say('depositSettings.limits')} description={say('depositSettings.limitsIntro')}>
      <AmountField
        label={say('depositSettings.minDeposit')}
        name="minDeposit"
        value={draft.minDeposit}
        onChange={(event) => onType('minDeposit', event.target.value)}
        hint={say('depositSettings.minDepositHint')}
        className="sm:max-w-sm"
      />
    </Section>
  )
}
