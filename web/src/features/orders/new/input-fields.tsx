import type { ServiceField } from '@runmart/contract/orders-fields'
import { useTranslations } from '#platform/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FileInput } from './file-input.tsx'
import type { Inputs } from './use-inputs.ts'

/** One field for all that a service asks for; nothing for a service that asks for nothing. */
export function InputFields({ inputs: { fields, values, change } }: { inputs: Inputs }) {
  return fields.map((field) => (
    <InputField
      key={field.key}
      field={field}
      value={values[field.key] ?? ''}
      onChange={(value) => change(field.key, value)}
    />
  ))
}

type Props = { field: ServiceField; value: string; onChange: (value: string) => void }

/** A field by its kind, under the name by which the server refuses it. */
function InputField({ field, value, onChange }: Props) {
  const t = useTranslations()
  const { kind, label, help, example, required, maxLength, choices } = field
  const shared = { name: `inputs.${field.key}`, label, hint: help || undefined, optional: !required }
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        placeholder={t('orderForm.chooseOne')}
        // An empty choice is the way back of a field that may be left out.
        options={[
          ...(required ? [] : [{ value: '', label: t('orderForm.chooseNone') }]),
          ...choices.map((it) => ({ value: it.value, label: it.label })),
        ]}
        value={value || null}
        onValueChange={onChange}
      />
    )
  if (kind === 'file') return <FileInput {...shared} limit={maxLength} value={value} onChange={onChange} />
  const typed = {
    ...shared,
    value,
    placeholder: example,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    autoComplete: 'off',
  }
  if (kind === 'long-text') return <TextArea {...typed} rows={5} limit={maxLength} />
  if (kind === 'number')
    return (
      <TextField
        {...typed}
        className="sm:max-w-64"
        hint={help || rangeText(field, (least, most) => t('orderForm.range', { least, most }))}
        inputMode="numeric"
        inputClassName="tabular-nums"
      />
    )
  return (
    <TextField
      {...typed}
      limit={maxLength}
      {...(kind === 'link' && { type: 'url', inputMode: 'url' as const })}
      {...(kind !== 'text' && { autoCapitalize: 'none', spellCheck: false, inputClassName: 'font-mono text-[13px]' })}
    />
  )
}

function rangeText({ min, max }: ServiceField, words: (least: number, most: number) => string): string | undefined {
  return min === null || max === null ? undefined : words(min, max)
}
