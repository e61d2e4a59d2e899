import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormState } from './form-context.ts'
import { inputStyles } from './input-styles.ts'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/** Several lines of text with their label, hint and problem. */
export function TextArea(props: Props) {
  const { label, name, hint, error, optional, labelEnd, className, onChange, ...area } = props
  const { sending, clearProblem } = useFormState()
  return (
    <Field {...{ label, name, hint, error, optional: optional ?? false, labelEnd, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          readOnly={area.readOnly || sending}
          onChange={(event) => {
            clearProblem(name)
            onChange?.(event)
          }}
          className={classes(inputStyles, 'h-auto py-2 pointer-coarse:h-auto')}
        />
      )}
    </Field>
  )
}
