import { AssignDialog } from './assign-dialog.tsx'
import { PutAsideDialog } from './put-aside-dialog.tsx'
import type { Decision } from './use-decision.ts'

/** Where the operator decides about one transfer. */
export function InboxDialogs({ decision: { about, isOpen, end } }: { decision: Decision }) {
  if (!about) return null
  return (
    <>
      <AssignDialog transfer={about.transfer} open={isOpen('assign')} onClose={end} />
      <PutAsideDialog transfer={about.transfer} open={isOpen('put-aside')} onClose={end} />
    </>
  )
}
