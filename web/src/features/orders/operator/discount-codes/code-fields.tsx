import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TypedCode } from './typed-code.ts'

type Props = {
  typed: TypedCode
  /** It exists: its name stays. */
  exists: boolean
  onChange: (changes: Partial<TypedCode>) => void
}

/** Everything about a code but the services it is for. */
export function CodeFields({ typed, exists, onChange }: Props) {
  const t = useOperatorTranslations()
  const field = (name: 'startsAt' | 'endsAt' | 'mostUses' | 'mostUsesEach') => {
    const isDate = name === 'startsAt' || name === 'endsAt'
    return (
      <TextField
        label={t(`operatorDiscountCodes.${name}`)}
        name={name}
        optional
        value={typed[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        hint={t(isDate ? 'operatorDiscountCodes.dateHint' : 'operatorDiscountCodes.noLimit')}
        autoComplete="off"
        inputClassName="tabular-nums"
        {...(isDate ? { type: 'datetime-local' } : { inputMode: 'numeric' })}
      />
    )
  }
  return (
    <>
      {!exists && (
        <TextField
          label={t('operatorDiscountCodes.code')}
          name="code"
          value={typed.code}
          onChange={(event) => onChange({ code: event.target.value })}
          hint={t('operatorDiscountCodes.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          limit={32}
          inputClassName="font-mono uppercase"
        />
      )}
      <SegmentedControl
        label={t('operatorDiscountCodes.kind')}
        name="kind"
        value={typed.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: 'percent', label: t('operatorDiscountCodes.percent') },
          { value: 'fixed', label: t('operatorDiscountCodes.fixed') },
        ]}
      />
      {typed.kind === 'fixed' ? (
        <AmountField
          label={t('operatorDiscountCodes.valueFixed')}
          name="value"
          value={typed.value}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      ) : (
        <TextField
          label={t('operatorDiscountCodes.valuePercent')}
          name="value"
          value={typed.value}
          onChange={(event) => onChange({ value: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
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
        label={t('operatorDiscountCodes.minimum')}
        name="minimum"
        optional
        value={typed.minimum}
        onChange={(event) => onChange({ minimum: event.target.value })}
        hint={t('operatorDiscountCodes.minimumHint')}
      />
      <CheckBox
        label={t('operatorDiscountCodes.active')}
        text={t('operatorDiscountCodes.activeText')}
        name="active"
        checked={typed.active}
        onChange={(active) => onChange({ active })}
      />
    </>
  )
}
