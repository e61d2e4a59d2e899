import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps, type TextFieldLimit } from './field.tsx'
import { useFormState } from './form-context.ts'
import { inputStyles } from './input-styles.ts'
import { useTextLimit } from './use-text-limit.tsx'

type Props = FieldProps &
  TextFieldLimit &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength'> & { inputClassName?: string }

export function TextArea(props: Props) {
  const { label, name, hint, error, optional, labelEnd, className, inputClassName, onChange, limit, ...area } = props
  const { sending, clearProblem } = useFormState()
  const { counter, problem, onType } = useTextLimit(limit, area)
  return (
    <Field
      {...{ label, name, hint, optional: optional ?? false, className }}
      error={error ?? problem}
      labelEnd={labelEnd || counter}
    >
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          readOnly={area.readOnly || sending}
          onChange={(event) => {
            clearProblem(name)
            onType(event.target.value)
            onChange?.(event)
          }}
          className={classes(inputStyles, 'h-auto py-2 pointer-coarse:h-auto', inputClassName)}
        />
      )}
    </Field>
  )
}
