import { useTranslations } from '#platform/language.tsx'
import { TextField } from './text-field.tsx'

type Span = { from?: string; to?: string }
type Props = { span: Span; onChange: (changes: { from?: string; to?: string }) => void }

/** Two fields for the first and the last day that a list shows. */
export function DaySpan({ span: { from, to }, onChange }: Props) {
  const t = useTranslations()
  const field = { type: 'date', title: t('lists.utc'), className: 'min-w-0 sm:w-38' } as const
  return (
    <>
      <TextField
        {...field}
        name="from"
        label={t('lists.from')}
        value={from ?? ''}
        max={to}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        {...field}
        name="to"
        label={t('lists.to')}
        value={to ?? ''}
        min={from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  )
}
