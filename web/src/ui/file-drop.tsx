import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormState } from './form-context.ts'

type Props = FieldProps & {
  invitation: string
  /** The instruction for touch screens, which cannot drop. */
  touchInvitation?: string
  limits: string
  accept?: string
  multiple?: boolean
  busy?: boolean
  onFile: (file: File, ...more: File[]) => void
}

/** A drop zone for files. The browser's own control covers it, so that both dropping and choosing work everywhere. */
export function FileDrop({
  invitation,
  touchInvitation = invitation,
  limits,
  accept,
  multiple = false,
  busy = false,
  onFile,
  ...field
}: Props) {
  const { clearProblem } = useFormState()
  const [over, setOver] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <div
          aria-busy={busy}
          className={classes(
            'relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-lg border border-dashed px-4 py-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            over ? 'border-brand bg-brand-soft' : 'border-field bg-canvas hover:border-ink-faint dark:bg-sunken',
            control['aria-invalid'] && 'border-failed',
          )}
        >
          <FileUp aria-hidden className={classes('size-5 text-ink-faint', busy && 'animate-breathe')} />
          <p aria-hidden className="font-semibold text-ink">
            <span className="pointer-coarse:hidden">{invitation}</span>
            <span className="hidden pointer-coarse:inline">{touchInvitation}</span>
          </p>
          <p aria-hidden className="text-[13px] text-ink-faint">
            {limits}
          </p>
          <input
            type="file"
            accept={accept}
            multiple={multiple}
            {...control}
            disabled={busy}
            title=""
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={({ target }) => {
              const [file, ...more] = target.files ?? []
              clearProblem(control.name)
              // Resets the input: otherwise choosing the same file again, now corrected, would fire no event.
              target.value = ''
              if (file) onFile(file, ...more)
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  )
}
