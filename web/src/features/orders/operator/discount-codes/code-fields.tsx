import { useOperatorSay } from '#platform/operator-voice.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Choice } from '#ui/choice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Draft } from './draft.ts'

type Props = {
  draft: Draft
  /** It exists: its name stays. */
  exists: boolean
  onChange: (changes: Partial<Draft>) => void
}

/** Everything about a code but the services it is for. */
export function CodeFields({ draft, exists, onChange }: Props) {
  const say = useOperatorSay()
  const field = (name: 'startsAt' | 'endsAt' | 'mostUses' | 'mostUsesEach') => {
    const isDate = name === 'startsAt' || name === 'endsAt'
    return (
      <TextField
        label={say(`discountCodes.${name}`)}
        name={name}
        optional
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        hint={say(isDate ? 'discountCodes.dateHint' : 'discountCodes.noLimit')}
        autoComplete="off"
        inputClassName="tabular-nums"
        {...(isDate ? { type: 'datetime-local' } : { inputMode: 'numeric', maxLength: 12 })}
      />
    )
  }
  return (
    <>
      {!exists && (
        <TextField
          label={say('discountCodes.code')}
          name="code"
          value={draft.code}
          onChange={(event) => onChange({ code: event.target.value })}
          hint={say('discountCodes.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          inputClassName="font-mono uppercase"
        />
      )}
      <Choice
        label={say('discountCodes.kind')}
        name="kind"
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: 'percent', label: say('discountCodes.percent') },
          { value: 'fixed', label: say('discountCodes.fixed') },
        ]}
      />
      {draft.kind === 'fixed' ? (
        <AmountField
          label={say('discountCodes.valueFixed')}
          name="value"
          value={draft.value}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      ) : (
        <TextField
          label={say('discountCodes.valuePercent')}
          name="value"
          value={draft.value}
          onChange={(event) => onChange({ value: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          end={<span className="pr-2 text-ink-faint">%</span>}
          inputClassName="tabular-nums"
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {field('startsAt')}
        {field('endsAt')}
        {field('mostUses')}
        {field('mostUsesEach')}
      </div>
      <AmountField
        label={say('discountCodes.minimum')}
        name="minimum"
        optional
        value={draft.minimum}
        onChange={(event) => onChange({ minimum: event.target.value })}
        hint={say('discountCodes.minimumHint')}
      />
      <CheckBox
        label={say('discountCodes.active')}
        text={say('discountCodes.activeText')}
        name="active"
        checked={draft.active}
        onChange={(active) => onChange({ active })}
      />
    </>
  )
}
