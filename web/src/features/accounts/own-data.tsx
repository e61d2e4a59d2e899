import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useSay } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DataChoice } from './data-choice.tsx'
import { ExportDialog } from './export-dialog.tsx'

/** What a person may do with all of his data: take it along, or have it removed with the account. */
export function OwnData({ user }: { user: User }) {
  const say = useSay()
  const [asking, setAsking] = useState<'export' | 'close' | null>(null)
  const dialog = (which: 'export' | 'close') => ({
    user,
    open: asking === which,
    onOpenChange: (open: boolean) => setAsking(open ? which : null),
  })
  const isOperator = user.role === 'operator'
  return (
    <>
      {!user.hasPassword && <Alert className="m-5">{say('accountLife.needsPassword')}</Alert>}
      <div className="divide-y divide-line">
        <DataChoice title={say('accountLife.exportTitle')} text={say('accountLife.exportText')}>
          <Button disabled={!user.hasPassword} onClick={() => setAsking('export')}>
            {say('accountLife.export')}
          </Button>
        </DataChoice>
        <DataChoice
          title={say('accountLife.closeTitle')}
          text={isOperator ? say('accountLife.operators') : say('accountLife.closeText')}
        >
          <Button variant="danger" disabled={isOperator || !user.hasPassword} onClick={() => setAsking('close')}>
            {say('accountLife.close')}
          </Button>
        </DataChoice>
      </div>
      <ExportDialog {...dialog('export')} />
      <CloseDialog {...dialog('close')} />
    </>
  )
}
