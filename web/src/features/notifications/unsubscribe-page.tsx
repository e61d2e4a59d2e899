import { type NotificationKind, notificationKinds, notifications } from '@runmart/contract/notifications'
import { BellOff, CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'

/** The page of a mail's unsubscribe link. It needs no sign-in: the mail is proof enough. */
export default function UnsubscribePage() {
  const { token, opening } = useMailedToken()
  const kind = token ? kindOfToken(token) : null
  return (
    <CenteredPage>
      {token && kind ? <StopMails key={opening} token={token} kind={kind} /> : <ExpiredLink />}
    </CenteredPage>
  )
}

function ExpiredLink() {
  const t = useTranslations()
  return (
    <CenteredPanel
      title={t('accounts.linkDeadTitle')}
      intro={t('unsubscribe.deadText')}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      <SettingsLink primary />
    </CenteredPanel>
  )
}

/** Asks for confirmation, then names the stopped mails and links to the settings. */
function StopMails({ token, kind }: { token: string; kind: NotificationKind }) {
  const t = useTranslations()
  const { state, stop, stopping } = useUnsubscribe(token)
  if (state === 'expired') return <ExpiredLink />
  const done = state === 'done'
  return (
    <CenteredPanel
      title={t(done ? 'unsubscribe.doneTitle' : 'unsubscribe.title')}
      intro={t('unsubscribe.intro')}
      tone={done ? 'good' : 'neutral'}
      icon={done ? <CircleCheck aria-hidden /> : <BellOff aria-hidden />}
    >
      <strong className="block rounded-lg bg-sunken px-4 py-3 text-ink">{t(`notificationKinds.${kind}`)}</strong>
      <p className="text-pretty text-ink-soft">
        {t('unsubscribe.stays')} {done && t('unsubscribe.again')}
      </p>
      {done ? (
        <SettingsLink />
      ) : (
        <Button variant="primary" size="lg" loading={stopping} onClick={stop}>
          {t('unsubscribe.stop')}
        </Button>
      )}
    </CenteredPanel>
  )
}

/** Links to the notification settings, through the sign-in page if needed. */
function SettingsLink({ primary = false }: { primary?: boolean }) {
  const t = useTranslations()
  const { user } = useSession()
  const settings = paths.profileNotifications
  return (
    <ButtonLink to={user ? settings : paths.login(settings)} variant={primary ? 'primary' : 'secondary'} size="lg">
      {t('unsubscribe.toSettings')}
    </ButtonLink>
  )
}

/** Stops the mails that a token names; failed requests can be repeated. */
function useUnsubscribe(token: string) {
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open')
  const { act, acting } = useAct(notifications.unsubscribe)
  const stop = async () => {
    const answer = await act({ query: { token } })
    if (!answer.success && answer.code !== 'LINK_INVALID') showToast('error', answer.error)
    setState(answer.success ? 'done' : answer.code === 'LINK_INVALID' ? 'expired' : 'open')
  }
  return { state, stop, stopping: acting }
}

/** The kind of mail that a token names. Only the server can verify the token. */
function kindOfToken(token: string): NotificationKind | null {
  const [, word] = token.split('.')
  return notificationKinds.find((kind) => kind === word) ?? null
}
