import type { Session } from '@runmart/contract/accounts'
import { deviceName } from '@runmart/i18n/device-name'
import { useState } from 'react'
import { useSay } from '#platform/language.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { endSession } from './end-session.ts'

type Props = { session: Session | null; onClose: () => void }

/** Asks once before another device is signed out. */
export function EndSessionDialog({ session, onClose }: Props) {
  const say = useSay()
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
      title={say('profile.endSessionTitle', {
        device: deviceName(session?.device ?? '') || say('profile.unknownDevice'),
      })}
      description={`${say('profile.sure')} ${say('profile.noUndo')}`}
      confirm={say('profile.endSession')}
      danger
      loading={sending}
      onConfirm={confirm}
    />
  )
}
