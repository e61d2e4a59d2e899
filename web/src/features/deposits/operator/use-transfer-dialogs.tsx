import type { Customer } from '@runmart/contract/accounts'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { useState } from 'react'
import { ReverseDialog } from '#features/reversals/operator/index.ts'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { IgnoreDialog } from './ignore-dialog.tsx'

/** What can be decided about a transfer of a list, and the dialogs that ask for it. */
export function useTransferDialogs() {
  const { item: transfer, isOpen, open, close } = useItemDialog<Transfer, 'assign' | 'ignore' | 'reverse'>()
  const [suggested, setSuggested] = useState<Customer | null>(null)
  const [reversed, setReversed] = useState('')
  const actionsOf = (it: Transfer) => ({
    onAssign: (customer: Customer | null) => {
      setSuggested(customer)
      open('assign', it)
    },
    onIgnore: () => open('ignore', it),
    onReverse: (code: string) => {
      setReversed(code)
      open('reverse', it)
    },
  })
  const dialogs = transfer && (
    <>
      <AssignDialog transfer={transfer} suggested={suggested} open={isOpen('assign')} onClose={close} />
      <IgnoreDialog transfer={transfer} open={isOpen('ignore')} onClose={close} />
      {reversed && <ReverseDialog code={reversed} open={isOpen('reverse')} onClose={close} />}
    </>
  )
  return { actionsOf, dialogs }
}
