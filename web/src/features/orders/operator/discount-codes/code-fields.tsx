import { zoneText } from '@runmart/i18n/formats'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { DateTimeField } from '#ui/date-time-field.tsx'
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
  const limit = (name: 'mostUses' | 'mostUsesEach') => (
    <TextField
      label={t(`operatorDiscountCodes.${name}`)}
      name={name}
      optional
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      hint={t('operatorDiscountCodes.noLimit')}
      autoComplete="off"
      inputMode="numeric"
      inputClassName="tabular-nums"
    />
  )
  const moment = (name: 'startsAt' | 'endsAt', usualTime: string) => (
    <DateTimeField
      label={t(`operatorDiscountCodes.${name}`)}
      name={name}
      optional
      defaultValue={typed[name]}
      usualTime={usualTime}
      hint={t('operatorDiscountCodes.dateHint', { zone: zoneText(shownTimeZone()) })}
    />
  )
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
      {moment('startsAt', '00:00')}
      {moment('endsAt', '23:59')}
      <div className="grid gap-5 sm:grid-cols-2">
        {limit('mostUses')}
        {limit('mostUsesEach')}
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
