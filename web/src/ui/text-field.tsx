import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormState } from './form-context.ts'
import { inputStyles } from './input-styles.ts'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Inside the box, at its end: a button, a unit. */
    end?: ReactNode
    inputClassName?: string
  }

/** One line of text with its label, hint and problem. */
export function TextField(props: TextFieldProps) {
  const { label, name, hint, error, optional, labelEnd, className, end, inputClassName, onChange, ...input } = props
  const { sending, clearProblem } = useFormState()
  return (
    <Field {...{ label, name, hint, error, optional: optional ?? false, labelEnd, className }}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            readOnly={input.readOnly || sending}
            onChange={(event) => {
              clearProblem(name)
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
