import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps, type TextFieldLimit } from './field.tsx'
import { useFormState } from './form-context.ts'
import { inputStyles } from './input-styles.ts'
import { useTextLimit } from './use-text-limit.tsx'

export type TextFieldProps = FieldProps &
  TextFieldLimit &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'maxLength'> & {
    /** Inside the box, at its end: a button, a unit. */
    end?: ReactNode
    inputClassName?: string
  }

export function TextField(props: TextFieldProps) {
  const { label, name, hint, error, optional, labelEnd, className, end, inputClassName, onChange, limit, ...input } =
    props
  const { sending, clearProblem } = useFormState()
  const { counter, problem, onType } = useTextLimit(limit, input)
  return (
    <Field
      {...{ label, name, hint, optional: optional ?? false, className }}
      error={error ?? problem}
      labelEnd={labelEnd || counter}
    >
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            readOnly={input.readOnly || sending}
            onChange={(event) => {
              clearProblem(name)
              onType(event.target.value)
              onChange?.(event)
            }}
            className={classes(inputStyles, end ? 'pr-11' : null, inputClassName)}
          />
          {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}
