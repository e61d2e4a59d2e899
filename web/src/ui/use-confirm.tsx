import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

export type Question = { title: string; description: ReactNode; confirm: string; danger?: boolean }
type OpenQuestion = Question & { answer: (yes: boolean) => void }

/**
 * Confirms in the middle of an action: `if (!(await confirm({…}))) return null`. Render `dialog` in the same component.
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [open, setOpen] = useState(false)
  const confirm = (asked: Question) =>
    new Promise<boolean>((answer) => {
      setQuestion({ ...asked, answer })
      setOpen(true)
    })
  const close = (yes: boolean) => {
    setOpen(false)
    question?.answer(yes)
  }
  // The words stay while the dialog fades out.
  const dialog = question && (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || close(false)}
      title={question.title}
      description={question.description}
      confirm={question.confirm}
      danger={question.danger ?? false}
      onConfirm={() => close(true)}
    />
  )
  return { confirm, dialog }
}
