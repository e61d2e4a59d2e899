import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Question = { title: string; description: ReactNode; confirm: string; danger?: boolean }
type Asked = Question & { answer: (yes: boolean) => void }

/** Asks once more in the middle of something: `if (!(await ask({…}))) return null`. Render `dialog` where it is asked. */
export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (question: Question) =>
    new Promise<boolean>((answer) => {
      setAsked({ ...question, answer })
      setOpen(true)
    })
  const close = (yes: boolean) => {
    setOpen(false)
    asked?.answer(yes)
  }
  // The words stay while the dialog fades out.
  const dialog = asked && (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || close(false)}
      title={asked.title}
      description={asked.description}
      confirm={asked.confirm}
      danger={asked.danger ?? false}
      onConfirm={() => close(true)}
    />
  )
  return { ask, dialog }
}
