import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { MailSent } from './mail-sent.tsx'
import { requestActivation } from './request-activation.ts'

/** An activation link that no longer works: a new one for who is signed in, otherwise the way to sign in. */
export function DeadActivation() {
  const t = useTranslations()
  const { user } = useSession()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  const send = async () => {
    setState('sending')
    const answer = await requestActivation()
    setState(answer.success ? 'sent' : 'open')
  }
  if (state === 'sent' && user)
    return (
      <MailSent
        title={t('accounts.sentAgainTitle')}
        email={user.email}
        sentence={t('accounts.activationSent', { email: '‹email›' })}
      />
    )
  const text = t('accounts.activationDeadText')
  return (
    <AuthPanel
      title={t('accounts.linkDeadTitle')}
      intro={user ? text : `${text} ${t('accounts.activationDeadSignIn')}`}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      {user?.status === 'inactive' ? (
        <Button variant="primary" size="lg" loading={state === 'sending'} onClick={send}>
          {t('accounts.sendAgain')}
        </Button>
      ) : (
        <ButtonLink to={user ? paths.dashboard : paths.login()} variant="primary" size="lg">
          {user ? t('accounts.goToDashboard') : t('accounts.signIn')}
        </ButtonLink>
      )}
    </AuthPanel>
  )
}
