import type { LucideIcon } from 'lucide-react'

type Option<V extends string> = { value: V; label: string; icon?: LucideIcon; lang?: string }
type Props<V extends string> = {
  label: string
  name: string
  value: V
  options: readonly Option<V>[]
  hint?: string
  /** The label is only read aloud, if the choice explains itself. */
  bare?: boolean
  disabled?: boolean
  onChange: (value: V) => void
}

export function SegmentedControl<V extends string>({
  label,
  name,
  value,
  options,
  hint,
  bare = false,
  disabled = false,
  onChange,
}: Props<V>) {
  return (
    <fieldset disabled={disabled} className="disabled:opacity-60">
      <legend className={bare ? 'sr-only' : 'mb-1.5 text-[13px] font-semibold text-ink'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-lg bg-sunken p-1">
        {options.map(({ value: word, label: words, icon: Icon, lang }) => (
          <label
            key={word}
            lang={lang}
            className="flex h-8 cursor-pointer items-center gap-2 rounded-md border border-transparent px-3 font-semibold text-ink-soft transition-colors hover:text-ink has-checked:border-field has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand dark:has-checked:bg-raised pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
          >
            <input
              type="radio"
              name={name}
              value={word}
              checked={value === word}
              onChange={() => onChange(word)}
              className="sr-only"
            />
            {Icon && <Icon aria-hidden className="size-4" />}
            {words}
          </label>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-[13px] text-ink-faint">{hint}</p>}
    </fieldset>
  )
}
