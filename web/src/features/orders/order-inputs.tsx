import type { ServiceField } from '@runmart/contract/orders-fields'
import type { Order } from '@runmart/contract/orders-order'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Section } from '#ui/section.tsx'

type Props = {
  title: string
  inputs: NonNullable<Order['inputs']>
  /** The service's current fields. An input of a removed field appears under its key. */
  fields: readonly ServiceField[]
  copyLabel: (label: string) => string
  /** For deliverers: saves texts as files with the order's code in their names. */
  saving?: { orderCode: string; label: (label: string) => string }
  action?: ReactNode
}

/** The order's inputs with the labels of the service's fields; empty without inputs. */
export function OrderInputs({ title, inputs, fields, copyLabel, saving, action }: Props) {
  const keys = [...fields.map(({ key }) => key), ...Object.keys(inputs)]
  const given = [...new Set(keys)].filter((key) => Object.hasOwn(inputs, key))
  if (!given.length) return null
  return (
    <Section title={title} padded={false} action={action}>
      <dl className="divide-y divide-line px-5 py-1">
        {given.map((key) => {
          const field = fields.find((it) => it.key === key)
          const label = field?.label ?? key
          return (
            <div key={key} className="py-2.5">
              <dt className="text-[13px] text-ink-faint">{label}</dt>
              <dd className="mt-0.5 flex items-start justify-between gap-2">
                <InputValue field={field} value={inputs[key] ?? ''} />
                <span className="-my-1.5 flex shrink-0">
                  {saving && typeof inputs[key] === 'string' && field?.kind !== 'choice' && (
                    <IconButton
                      label={saving.label(label)}
                      className="size-8"
                      onClick={() => saveFile(`${saving.orderCode}-${key}.txt`, new Blob([String(inputs[key])]))}
                    >
                      <Download aria-hidden />
                    </IconButton>
                  )}
                  <CopyButton text={String(inputs[key])} label={copyLabel(label)} />
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

type ValueProps = { field: ServiceField | undefined; value: string | number }

function InputValue({ field, value }: ValueProps) {
  const { language } = useLanguage()
  if (typeof value === 'number') return <span className="text-ink tabular-nums">{value.toLocaleString(language)}</span>
  if (field?.kind === 'choice')
    return <span className="text-ink">{field.choices.find((it) => it.value === value)?.label ?? value}</span>
  if (/^https?:\/\//i.test(value) && URL.canParse(value))
    return (
      <a
        href={value}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 min-w-0 items-center font-mono text-[13px] wrap-anywhere text-brand hover:underline pointer-coarse:min-h-11"
      >
        {value}
      </a>
    )
  const isMono = field?.kind === 'file' || field?.kind === 'username'
  return (
    <p
      className={`max-h-72 min-w-0 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-ink ${isMono ? 'font-mono text-[13px]' : ''}`}
    >
      {value}
    </p>
  )
}
