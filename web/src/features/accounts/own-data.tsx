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
      {!user.hasPassword && <Alert className="m-5">{t('accountLife.needsPassword')}</Alert>}
      <div className="divide-y divide-line">
        <DataChoice title={t('accountLife.exportTitle')} text={t('accountLife.exportText')}>
          <Button disabled={!user.hasPassword} onClick={() => setAsking('export')}>
            {t('accountLife.export')}
          </Button>
        </DataChoice>
        <DataChoice
          title={t('accountLife.closeTitle')}
          text={isOperator ? t('accountLife.operators') : t('accountLife.closeText')}
        >
          <Button variant="danger" disabled={isOperator || !user.hasPassword} onClick={() => setAsking('close')}>
            {t('accountLife.close')}
          </Button>
        </DataChoice>
      </div>
      <ExportDialog {...dialog('export')} />
      <CloseDialog {...dialog('close')} />
    </>
  )
}
