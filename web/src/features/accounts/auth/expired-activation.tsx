import { accounts } from '@runmart/contract/accounts'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPanel } from '#ui/centered-page.tsx'
import { MailSent } from './mail-sent.tsx'

/** Shown for an activation link that no longer works: sends a new one to those signed in, the others sign in first. */
export function ExpiredActivation() {
  const t = useTranslations()
  const { user } = useSession()
  const { act, acting } = useAct(accounts.requestActivation, { success: 'inline', refusals: 'toast' })
  const [sent, setSent] = useState(false)

  const sendAgain = async () => setSent((await act()).success)
  if (sent && user)
    return (
      <MailSent
        title={t('accounts.sentAgainTitle')}
        email={user.email}
        sentence={t('accounts.activationSent', { email: '‹email›' })}
      />
    )
  const text = t('accounts.activationDeadText')
  return (
    <CenteredPanel
      title={t('accounts.linkDeadTitle')}
      intro={user ? text : `${text} ${t('accounts.activationDeadSignIn')}`}
      tone="bad"
      icon={<Unlink aria-hidden />}
    >
      {user?.status === 'inactive' ? (
        <Button variant="primary" size="lg" loading={acting} onClick={sendAgain}>
          {t('accounts.sendAgain')}
        </Button>
      ) : (
        <ButtonLink to={user ? paths.dashboard : paths.login()} variant="primary" size="lg">
          {user ? t('accounts.goToDashboard') : t('accounts.signIn')}
        </ButtonLink>
      )}
    </CenteredPanel>
  )
}
