import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  label: ReactNode
  text?: ReactNode
  name?: string
  /** The value in a form, if several boxes share the name. */
  value?: string
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string
}

export function CheckBox({ label, text, name, value, checked, onChange, className }: Props) {
  return (
    <label className={`flex cursor-pointer gap-3 ${className ?? ''}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="mt-px grid size-4.5 shrink-0 place-items-center rounded-[5px] border border-field text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
      >
        <Check className="size-3" strokeWidth={3} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{label}</span>
        {text && <span className="block text-[13px] text-pretty text-ink-faint">{text}</span>}
      </span>
    </label>
  )
}
