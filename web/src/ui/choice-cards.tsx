import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

type Option<V extends string> = { value: V; label: string; text: string; icon: LucideIcon }
type Props<V extends string> = {
  legend: string
  name: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}

export function ChoiceCards<V extends string>({ legend, name, options, value, onChange }: Props<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-[13px] font-semibold text-ink">{legend}</legend>
      <div className={classes('grid gap-2 sm:gap-3', options.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {options.map(({ value: offered, label, text, icon: Icon }) => (
          <label
            key={offered}
            className="flex cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface p-3.5 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:flex-col sm:items-start"
          >
            <input
              type="radio"
              name={name}
              value={offered}
              checked={offered === value}
              onChange={() => onChange(offered)}
              className="peer sr-only"
            />
            <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-soft peer-checked:bg-brand peer-checked:text-on-brand dark:bg-raised">
              <Icon aria-hidden className="size-[18px]" />
            </span>
            <span className="min-w-0">
              <span className="block font-bold text-ink">{label}</span>
              <span className="mt-0.5 block text-[13px] text-pretty text-ink-soft">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
