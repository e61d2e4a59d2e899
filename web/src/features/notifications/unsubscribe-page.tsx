import { Unlink } from 'lucide-react'
import { AuthLayout } from '#features/accounts/auth/auth-layout.tsx'
import { AuthPanel } from '#features/accounts/auth-panel.tsx'
import { useMailedToken } from '#features/accounts/use-mailed-token.ts'
import { useTranslations } from '#platform/language.tsx'
import { mailedKind } from './mailed-kind.ts'
import { StopMails } from './stop-mails.tsx'
import { ToSettings } from './to-settings.tsx'

/** The last link of a mail. Nobody has to sign in: having the mail is proof enough. */
export default function UnsubscribePage() {
  const token = useMailedToken()
  const kind = token ? mailedKind(token) : null
  return (
    <AuthLayout>
      {token && kind && <StopMails key={token} token={token} kind={kind} dead={<DeadLink />} />}
      {token !== undefined && !kind && <DeadLink />}
    </AuthLayout>
  )
}

function DeadLink() {
  const t = useTranslations()
  return (
    <AuthPanel
      title={t('accounts.linkDeadTitle')}
      intro={t('unsubscribe.deadText')}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      <ToSettings primary />
    </AuthPanel>
  )
}
