import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormState } from './form-context.ts'
import { inputStyles } from './input-styles.ts'
import { popoverStyles } from './popover-styles.ts'

type Option<V extends string> = { value: V; label: string }
type Props<V extends string> = FieldProps & {
  options: readonly Option<V>[]
  /** Null while nothing is chosen. */
  value?: V | null
  defaultValue?: V
  placeholder?: string
  disabled?: boolean
  onValueChange?: (value: V) => void
}

export function Select<V extends string>(props: Props<V>) {
  const { options, value, defaultValue, placeholder, disabled, onValueChange, ...field } = props
  const { sending, clearProblem } = useFormState()
  const chosen = { ...(value !== undefined && { value }), ...(defaultValue !== undefined && { defaultValue }) }
  return (
    <Field {...field}>
      {({ id, name, ...aria }) => (
        <Base.Root
          items={options}
          name={name}
          {...chosen}
          disabled={disabled ?? false}
          readOnly={sending}
          onValueChange={(next) => {
            clearProblem(name)
            if (next !== null) onValueChange?.(next as V)
          }}
        >
          <Base.Trigger
            id={id}
            {...aria}
            className={classes(inputStyles, 'flex items-center justify-between gap-2 text-left')}
          >
            <Base.Value placeholder={placeholder} className="truncate" />
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
          </Base.Trigger>
          <Options options={options} />
        </Base.Root>
      )}
    </Field>
  )
}

type InlineProps<V extends string> = {
  label: string
  options: readonly Option<V>[]
  value: V
  onValueChange: (value: V) => void
}

/** The same in a line of text, with its label before it. */
export function InlineSelect<V extends string>({ label, options, value, onValueChange }: InlineProps<V>) {
  const id = useId()
  return (
    <span className="flex items-center gap-2">
      <span id={id}>{label}</span>
      <Base.Root items={options} value={value} onValueChange={(next) => next !== null && onValueChange(next as V)}>
        <Base.Trigger
          aria-labelledby={id}
          className="flex h-8 items-center gap-1.5 rounded-md border border-field bg-surface px-2 font-semibold text-ink tabular-nums dark:bg-raised pointer-coarse:h-11"
        >
          <Base.Value />
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </Base.Trigger>
        <Options options={options} />
      </Base.Root>
    </span>
  )
}

function Options({ options }: { options: readonly Option<string>[] }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
        <Base.Popup className={classes(popoverStyles, 'max-h-(--available-height) min-w-(--anchor-width)')}>
          <Base.List>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className="flex min-h-9 cursor-default items-center justify-between gap-4 rounded-md px-2.5 py-1.5 outline-none data-highlighted:bg-sunken dark:data-highlighted:bg-line pointer-coarse:min-h-11"
              >
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check aria-hidden className="size-4 text-brand" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
