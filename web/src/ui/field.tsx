import { type ReactNode, useId } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { useFormState } from './form-context.ts'

export type FieldProps = {
  label: string
  name: string
  hint?: ReactNode
  /** The problem; inside a form the form shows it. */
  error?: string | undefined
  optional?: boolean
  /** Beside the label, such as a link. */
  labelEnd?: ReactNode
  className?: string | undefined
}

export type TextFieldLimit = {
  /** The contract's limit of characters; a longer text stays and shows a problem. */
  limit?: number
}

export type FieldControl = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-labelledby': string
}

type Props = FieldProps & { children: (control: FieldControl) => ReactNode }

/** Connects a control with its label, hint and problem, for eyes and for screen readers. */
export function Field({ label, name, hint, error, optional, labelEnd, className, children }: Props) {
  const t = useTranslations()
  const id = useId()
  const { problems } = useFormState()
  const problem = error ?? problems[name]
  const described = classes(problem && `${id}-problem`, hint && !problem ? `${id}-hint` : null)
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label id={`${id}-label`} htmlFor={id} className="text-[13px] font-semibold text-ink">
          {label}
          {optional && <span className="font-normal text-ink-faint"> · {t('ui.optional')}</span>}
        </label>
        {labelEnd && <span className="text-[13px]">{labelEnd}</span>}
      </div>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-labelledby': `${id}-label`,
      })}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-[13px] font-medium text-failed">
          {problem}
        </p>
      )}
      {hint && !problem && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
