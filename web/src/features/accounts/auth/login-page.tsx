import type { Credentials } from '@runmart/contract/accounts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { AuthPanel } from '../auth-panel.tsx'
import { CodeStep } from '../code-step.tsx'
import { DemoAccounts } from '../demo-accounts.tsx'
import { GoogleButton } from '../google-button.tsx'
import { safeNext } from '../safe-next.ts'
import { SignInForm } from '../sign-in-form.tsx'
import { signInWithPassword } from '../sign-in-with-password.ts'
import { TextLink } from '../text-link.tsx'
import { useSiteSettings } from '../use-site-settings.ts'
import { AuthLayout } from './auth-layout.tsx'

/** Signing in: e-mail or username and password, a code when two-factor is on, or Google. */
export default function LoginPage() {
  const t = useTranslations()
  const [search] = useSearchParams()
  const { user } = useSession()
  const settings = useSiteSettings()
  const [picked, setPicked] = useState('')
  // What was typed stays in memory only, for the second step.
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  const next = safeNext(search.get('next'), paths.dashboard)

  const send = async (credentials: Credentials) => {
    const answer = await signInWithPassword(credentials)
    if (answer.code !== 'OTP_REQUIRED') return answer
    setWaiting(credentials)
    return null
  }
  // Signed in here, in another tab, or before.
  if (user) return <Navigate to={next} replace />
  if (waiting)
    return (
      <AuthLayout>
        <CodeStep send={(otp) => send({ ...waiting, otp })} onBack={() => setWaiting(null)} />
      </AuthLayout>
    )
  return (
    <AuthLayout>
      <AuthPanel
        title={t('accounts.signInTitle')}
        intro={t('accounts.signInIntro')}
        footer={
          <>
            {t('accounts.newHere')}{' '}
            <TextLink to={paths.registerFor(search.get('next'))}>{t('accounts.createAccount')}</TextLink>
          </>
        }
      >
        <SignInForm email={picked} send={send} />
        {settings?.google && <GoogleButton google={settings.google} next={next} />}
        {settings?.demo && <DemoAccounts demo={settings.demo} onPick={setPicked} />}
      </AuthPanel>
    </AuthLayout>
  )
}
