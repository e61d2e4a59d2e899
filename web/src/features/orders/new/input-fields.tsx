import type { ServiceField } from '@runmart/contract/orders-fields'
import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fileProblemText, readTextFile } from '../read-text-file.ts'
import type { Inputs } from './use-inputs.ts'

/** One field for each of the service's inputs; empty for a service without inputs. */
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

/** A field for the input's kind. It has the name under which the server refuses the input. */
function InputField({ field, value, onChange }: Props) {
  const t = useTranslations()
  const { kind, label, help, example, required, maxLength, choices } = field
  const shared = { name: `inputs.${field.key}`, label, hint: help || undefined, optional: !required }
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        placeholder={t('orderForm.chooseOne')}
        // An empty choice lets the customer clear an optional field.
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

type FileInputProps = {
  name: string
  label: string
  hint: string | undefined
  optional: boolean
  /** The maximum number of characters. */
  limit: number
  /** The text of the file. */
  value: string
  onChange: (value: string) => void
}

/** A small text file: a place to choose one, or the chosen file with its first line. */
function FileInput({ limit, value, onChange, ...field }: FileInputProps) {
  const t = useTranslations()
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File) => {
    const read = await readTextFile(file)
    if (typeof read === 'string') return setProblem(fileProblemText(t, read))
    if (read.content.length > limit) return setProblem(t('fields.textTooLong', { count: limit }))
    setProblem(null)
    onChange(read.content)
  }
  if (!value)
    return (
      <FileDrop
        {...field}
        error={problem ?? undefined}
        invitation={t('orderForm.drop')}
        limits={t('orderForm.fileLimit', { most: limit })}
        accept=".txt,text/plain"
        onFile={(file) => void choose(file)}
      />
    )
  return (
    <section aria-label={field.label} className="flex items-center gap-3 rounded-lg border border-line py-2 pr-2 pl-4">
      <input type="hidden" name={field.name} />
      <FileText aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{field.label}</p>
        <p className="truncate font-mono text-xs text-ink-soft">{value.trim().split('\n')[0]}</p>
      </div>
      <IconButton label={t('orderForm.removeFile')} onClick={() => onChange('')}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
