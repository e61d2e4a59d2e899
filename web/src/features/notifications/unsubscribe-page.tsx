import { Unlink } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { mailedKind } from './mailed-kind.ts'
import { StopMails } from './stop-mails.tsx'
import { ToSettings } from './to-settings.tsx'

/** The last link of a mail. Nobody has to sign in: having the mail is proof enough. */
export default function UnsubscribePage() {
  const token = useMailedToken()
  const kind = token ? mailedKind(token) : null
  return (
    <CenteredPage>
      {token && kind && <StopMails key={token} token={token} kind={kind} dead={<DeadLink />} />}
      {token !== undefined && !kind && <DeadLink />}
    </CenteredPage>
  )
}

function DeadLink() {
  const t = useTranslations()
  return (
    <CenteredPanel
      title={t('accounts.linkDeadTitle')}
      intro={t('unsubscribe.deadText')}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      <ToSettings primary />
    </CenteredPanel>
  )
}
