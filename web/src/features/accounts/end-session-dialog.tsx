import type { Session } from '@runmart/contract/accounts'
import { deviceName } from '@runmart/i18n/device-name'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { endSession } from './end-session.ts'

type Props = { session: Session | null; onClose: () => void }

/** Asks once before another device is signed out. */
export function EndSessionDialog({ session, onClose }: Props) {
  const t = useTranslations()
  const [sending, setSending] = useState(false)
  const confirm = async () => {
    if (!session) return
    setSending(true)
    await endSession(session.id)
    setSending(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={session !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('profile.endSessionTitle', {
        device: deviceName(session?.device ?? '') || t('profile.unknownDevice'),
      })}
      description={`${t('profile.sure')} ${t('profile.noUndo')}`}
      confirm={t('profile.endSession')}
      danger
      loading={sending}
      onConfirm={confirm}
    />
  )
}
