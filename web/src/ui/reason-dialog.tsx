import type { Answer } from '@runmart/contract/client'
import type { ReactNode } from 'react'
import type { FormSchema } from './check-form.ts'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextArea } from './text-area.tsx'

type Props = {
  title: string
  description: string
  schema: FormSchema<{ reason: string }>
  words: { reason: string; reasonHint: string; confirm: string }
  /** Runs the action; the dialog closes after a success. */
  onConfirm: (reason: string) => Promise<Answer<unknown>>
  open: boolean
  onClose: () => void
  /** The action refuses and ends nothing. */
  harmless?: boolean
  /** Above the reason: the arguments for it. */
  children?: ReactNode
}

/** Asks for the reason of a refusal, a block or an end, and runs the action. */
export function ReasonDialog({
  title,
  description,
  schema,
  words,
  onConfirm,
  open,
  onClose,
  harmless = false,
  children,
}: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={title} description={description}>
      <Form
        schema={schema}
        label={title}
        onSubmit={async ({ reason }) => {
          const answer = await onConfirm(reason)
          if (answer.success) onClose()
          return answer
        }}
      >
        {children}
        <TextArea label={words.reason} name="reason" rows={3} limit={300} hint={words.reasonHint} />
        <SubmitButton variant={harmless ? 'primary' : 'danger'}>{words.confirm}</SubmitButton>
      </Form>
    </Dialog>
  )
}
