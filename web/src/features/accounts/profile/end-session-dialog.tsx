import { accounts, type Session } from '@runmart/contract/accounts'
import { deviceName } from '@runmart/i18n/device-name'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = { session: Session | null; onClose: () => void }

/** Signs another device out, after asking once. */
export function EndSessionDialog({ session, onClose }: Props) {
  const t = useTranslations()
  const { act, acting } = useAct(accounts.endSession, { refusals: 'toast' })
  const confirm = async () => {
    if (!session) return
    await act({ params: { id: session.id } })
    onClose()
  }
  return (
    <ConfirmDialog
      open={session !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('profile.endSessionTitle', {
        device: deviceName(session?.device ?? '') || t('profile.unknownDevice'),
      })}
      description={t('profile.sure')}
      confirm={t('profile.endSession')}
      danger
      loading={acting}
      onConfirm={confirm}
    />
  )
}
