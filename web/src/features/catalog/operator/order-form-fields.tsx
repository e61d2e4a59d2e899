import { languageNames, languages } from '@runmart/contract/languages'
import { fieldKinds, MAX_FIELDS } from '@runmart/contract/orders-fields'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import type { DraftProps } from './service-draft.ts'
import { blankField, parseFields, stringifyFields, type TypedField } from './typed-fields.ts'

/** Edits the fields of a service's order form. */
export function OrderFormFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  const fields = parseFields(draft.fields)
  const save = (next: readonly TypedField[]) => change({ fields: stringifyFields(next) })
  const move = (from: number, to: number) => {
    const next = [...fields]
    next.splice(to, 0, ...next.splice(from, 1))
    save(next)
  }
  return (
    <Section title={t('operatorServices.form')} description={t('operatorServices.formIntro')}>
      <div className="flex flex-col items-start gap-4">
        {!fields.length && <p className="text-ink-faint">{t('operatorServices.formNone')}</p>}
        {fields.map((field, at) => (
          <FieldCard
            // biome-ignore lint/suspicious/noArrayIndexKey: an unfinished field has no other key.
            key={at}
            {...{ field, at }}
            isLast={at === fields.length - 1}
            onChange={(next) => save(fields.map((it, index) => (index === at ? next : it)))}
            onMove={(to) => move(at, to)}
            onRemove={() => save(fields.filter((_, index) => index !== at))}
          />
        ))}
        {fields.length < MAX_FIELDS && (
          <Button icon={<Plus aria-hidden />} onClick={() => save([...fields, blankField])}>
            {t('operatorServices.addField')}
          </Button>
        )}
      </div>
    </Section>
  )
}

type Props = {
  field: TypedField
  /** The index of the field. */
  at: number
  isLast: boolean
  onChange: (field: TypedField) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One field of an order form: key, kind, texts in all languages and checks. */
function FieldCard({ field, at, isLast, onChange, onMove, onRemove }: Props) {
  const t = useOperatorTranslations()
  const name = `fields.${at}`
  const nth = at + 1
  const change = (values: Partial<TypedField>) => onChange({ ...field, ...values })
  return (
    <fieldset className="w-full min-w-0 rounded-lg border border-line p-4">
      <legend className="sr-only">{t('operatorServices.fieldNth', { nth })}</legend>
      <div className="mb-3 flex items-center gap-1">
        <p aria-hidden className="flex-1 font-bold text-ink">
          {t('operatorServices.fieldNth', { nth })}
        </p>
        <IconButton label={t('operatorServices.fieldUp', { nth })} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t('operatorServices.fieldDown', { nth })} disabled={isLast} onClick={() => onMove(at + 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t('operatorServices.fieldRemove', { nth })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('operatorServices.fieldKey')}
          name={`${name}.key`}
          hint={t('operatorServices.fieldKeyHint')}
          value={field.key}
          onChange={(event) => change({ key: event.target.value })}
          limit={31}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputClassName="font-mono text-[13px]"
        />
        <Select
          label={t('operatorServices.fieldKind')}
          name={`${name}.kind`}
          value={field.kind}
          options={fieldKinds.map((value) => ({ value, label: t(`fieldKinds.${value}`) }))}
          onValueChange={(kind) => change({ kind })}
        />
        <FieldChecks {...{ field, name, change }} />
        <CheckBox
          className="self-center"
          label={t('operatorServices.fieldRequired')}
          checked={field.required}
          onChange={(required) => change({ required })}
        />
      </div>
      <FieldWords {...{ field, name, change }} />
    </fieldset>
  )
}

type PartProps = { field: TypedField; name: string; change: (values: Partial<TypedField>) => void }

/** The checks that a field of this kind has. */
function FieldChecks({ field, name, change }: PartProps) {
  const t = useOperatorTranslations()
  const number = (which: 'maxLength' | 'min' | 'max', label: string) => (
    <TextField
      label={label}
      name={`${name}.${which}`}
      optional
      value={field[which]}
      onChange={(event) => change({ [which]: event.target.value })}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="tabular-nums"
    />
  )
  if (field.kind === 'choice')
    return <ChoiceRows choices={field.choices} name={`${name}.choices`} onChange={(choices) => change({ choices })} />
  if (field.kind === 'number')
    return (
      <>
        {number('min', t('operatorServices.fieldMin'))}
        {number('max', t('operatorServices.fieldMax'))}
      </>
    )
  return (
    <>
      {field.kind === 'link' && (
        <TextField
          label={t('operatorServices.fieldHosts')}
          name={`${name}.hosts`}
          optional
          hint={t('operatorServices.fieldHostsHint')}
          value={field.hosts}
          onChange={(event) => change({ hosts: event.target.value })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {number('maxLength', t('operatorServices.fieldMaxLength'))}
    </>
  )
}

/** Label, help and example in all languages side by side. */
function FieldWords({ field, name, change }: PartProps) {
  const t = useOperatorTranslations()
  return (
    <div className="mt-5 grid gap-x-5 gap-y-6 lg:grid-cols-3">
      {languages.map((language) => (
        <fieldset key={language} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 text-[13px] font-bold text-ink-soft">{languageNames[language]}</legend>
          {(['label', 'help', 'example'] as const).map((part) => (
            <TextField
              key={part}
              label={t(partLabels[part])}
              name={`${name}.texts.${language}.${part}`}
              lang={language}
              optional={part !== 'label'}
              value={field.texts[language][part]}
              onChange={(event) =>
                change({
                  texts: { ...field.texts, [language]: { ...field.texts[language], [part]: event.target.value } },
                })
              }
              limit={partLimits[part]}
              autoComplete="off"
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

const partLabels = {
  label: 'operatorServices.fieldLabel',
  help: 'operatorServices.fieldHelp',
  example: 'operatorServices.fieldExample',
} as const
const partLimits = { label: 60, help: 300, example: 200 } as const
