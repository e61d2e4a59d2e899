import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DataChoice } from './data-choice.tsx'
import { ExportDialog } from './export-dialog.tsx'

/** What a person may do with all of his data: take it along, or have it removed with the account. */
export function OwnData({ user }: { user: User }) {
  const t = useTranslations()
  const [asking, setAsking] = useState<'export' | 'close' | null>(null)
  const dialog = (which: 'export' | 'close') => ({
    user,
    open: asking === which,
    onOpenChange: (open: boolean) => setAsking(open ? which : null),
  })
  const isOperator = user.role === 'operator'
  return (
    <>
      {!user.hasPassword && <Alert className="m-5">{t('accountClosure.needsPassword')}</Alert>}
      <div className="divide-y divide-line">
        <DataChoice title={t('accountClosure.exportTitle')} text={t('accountClosure.exportText')}>
          <Button disabled={!user.hasPassword} onClick={() => setAsking('export')}>
            {t('accountClosure.export')}
          </Button>
        </DataChoice>
        <DataChoice
          title={t('accountClosure.closeTitle')}
          text={isOperator ? t('accountClosure.operators') : t('accountClosure.closeText')}
        >
          <Button variant="danger" disabled={isOperator || !user.hasPassword} onClick={() => setAsking('close')}>
            {t('accountClosure.close')}
          </Button>
        </DataChoice>
      </div>
      <ExportDialog {...dialog('export')} />
      <CloseDialog {...dialog('close')} />
    </>
  )
}
