import type { FieldDraft } from '@runmart/contract/orders-fields'
import type { FieldSource } from '@runmart/contract/suppliers-sources'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldNames, type TypedSource } from './source-draft.ts'

type Props = {
  /** The path of the source in the form: `sources.0`. */
  name: string
  source: TypedSource
  /** The service's own fields for its customers. */
  own: readonly FieldDraft[]
  onChange: (fields: TypedSource['fields']) => void
}

/** The value of each supplier field: the amount, a customer's input or a fixed text. */
export function SourceFields({ name, source, own, onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  // Customers may leave an optional field empty, and the supplier would miss it.
  const known = own
    .filter(({ required }) => required)
    .map(({ key, texts }) => ({
      value: `input:${key}`,
      label: t('operatorSources.fromField', { label: texts[language].label }),
    }))
  const optionsFor = (field: string, given: FieldSource | undefined) => {
    // A price applies to an amount, so the quantity is always the amount.
    if (field === 'quantity') return [{ value: 'amount', label: t('operatorSources.amount') }]
    const value = given && optionOf(given)
    const isGone = given?.from === 'input' && !known.some((it) => it.value === value)
    return [
      ...known,
      ...(isGone && value ? [{ value, label: t('operatorSources.fromUnknown', { label: given.key }) }] : []),
      { value: 'value', label: t('operatorSources.fixed') },
    ]
  }
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-xs font-semibold text-ink-faint">{t('operatorSources.fields')}</legend>
      {fieldNames(source).map((field) => {
        const given = source.fields[field]
        const set = (next: FieldSource) => onChange({ ...source.fields, [field]: next })
        return (
          <div key={field} className="flex min-w-0 flex-col gap-2">
            <Select
              label={field}
              name={`${name}.fields.${field}`}
              value={given ? optionOf(given) : null}
              options={optionsFor(field, given)}
              onValueChange={(value) => set(sourceOf(value, given))}
            />
            {given?.from === 'value' && (
              <TextField
                label={t('operatorSources.fixedOf', { field })}
                name={`${name}.fields.${field}.value`}
                limit={500}
                autoComplete="off"
                value={given.value}
                onChange={(event) => set({ from: 'value', value: event.target.value })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

function optionOf(given: FieldSource): string {
  return given.from === 'input' ? `input:${given.key}` : given.from
}

/** Keeps a typed fixed value in case the operator selects it again. */
function sourceOf(value: string, before: FieldSource | undefined): FieldSource {
  if (value === 'amount') return { from: 'amount' }
  if (value.startsWith('input:')) return { from: 'input', key: value.slice('input:'.length) }
  return before?.from === 'value' ? before : { from: 'value', value: '' }
}
