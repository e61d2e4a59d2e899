import { accounts, type Credentials } from '@runmart/contract/accounts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { signIn, useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useSiteSettings } from '#platform/use-site-settings.ts'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CodeStep } from './code-step.tsx'
import { GoogleButton } from './google-button.tsx'
import { homeOf, safeNext } from './next-path.ts'
import { DemoAccounts, SignInForm } from './sign-in-form.tsx'

/** Signs in with e-mail or username and password, plus a code if two-factor is on, or with Google. */
export default function LoginPage() {
  const t = useTranslations()
  const [search] = useSearchParams()
  const { user } = useSession()
  const settings = useSiteSettings()
  const [demoEmail, setDemoEmail] = useState('')
  // Kept in memory only, for the code step.
  const [awaitingOtp, setAwaitingOtp] = useState<Credentials | null>(null)
  const { act } = useAct(accounts.login)
  const next = search.get('next')

  const send = async (credentials: Credentials) => {
    const answer = await act({ body: credentials })
    if (answer.success) signIn(answer.data)
    if (answer.code !== 'OTP_REQUIRED') return answer
    setAwaitingOtp(credentials)
    return null
  }
  // The session may have started here, in another tab or on an earlier visit.
  if (user) return <Navigate to={safeNext(next, homeOf(user))} replace />
  if (awaitingOtp)
    return (
      <CenteredPage>
        <CodeStep send={(otp) => send({ ...awaitingOtp, otp })} onBack={() => setAwaitingOtp(null)} />
      </CenteredPage>
    )
  return (
    <CenteredPage>
      <CenteredPanel
        title={t('accounts.signInTitle')}
        intro={t('accounts.signInIntro')}
        footer={
          <>
            {t('accounts.newHere')} <TextLink to={paths.registerFor(next)}>{t('accounts.createAccount')}</TextLink>
            <br />
            <TextLink to={paths.help}>{t('contact.needHelp')}</TextLink>
          </>
        }
      >
        <SignInForm email={demoEmail} send={send} />
        {settings?.google && <GoogleButton google={settings.google} next={next} />}
        {settings?.demo && <DemoAccounts demo={settings.demo} onPick={setDemoEmail} />}
      </CenteredPanel>
    </CenteredPage>
  )
}
