import { Check } from 'lucide-react'
import { useId } from 'react'
import { useFormState } from './form-context.ts'

type Option<V extends string> = { value: V; label: string; text: string }
type Props<V extends string> = {
  label: string
  name: string
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V) => void
}

/** A choice of a few that each need a sentence, without a default. */
export function RadioCards<V extends string>({ label, name, options, value, onChange }: Props<V>) {
  const id = useId()
  const { problems, clearProblem, sending } = useFormState()
  const problem = problems[name]
  return (
    <fieldset disabled={sending} aria-describedby={problem ? id : undefined}>
      <legend className="mb-1.5 text-[13px] font-semibold text-ink">{label}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer gap-3 rounded-lg border border-field px-3 py-2.5 transition-colors hover:border-ink-faint has-checked:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              aria-invalid={problem ? true : undefined}
              onChange={() => {
                clearProblem(name)
                onChange(option.value)
              }}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border border-field text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand"
            >
              <Check className="size-3" strokeWidth={3} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{option.label}</span>
              <span className="block text-[13px] text-pretty text-ink-soft">{option.text}</span>
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} role="alert" className="mt-1.5 text-[13px] font-medium text-failed">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
