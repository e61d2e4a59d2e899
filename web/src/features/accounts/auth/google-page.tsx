import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AuthPanel } from '../auth-panel.tsx'
import { CodeStep } from '../code-step.tsx'
import { GoogleMark } from '../google-mark.tsx'
import { type GoogleReturn, readGoogleReturn } from '../google-sign-in.ts'
import { safeNext } from '../safe-next.ts'
import { signInWithGoogle } from '../sign-in-with-google.ts'
import { AuthLayout } from './auth-layout.tsx'

/** Where Google sends people back to: trades its token for a session. */
export default function GooglePage() {
  const t = useTranslations()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<GoogleReturn | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const begun = useRef(false)

  const send = async (given: GoogleReturn, otp?: string) => {
    const answer = await signInWithGoogle({ token: given.token, nonce: given.nonce, ...(otp && { otp }) })
    if (answer.success) navigate(safeNext(given.next, paths.dashboard), { replace: true })
    else if (answer.code === 'OTP_REQUIRED') setWaiting(given)
    else if (!otp) setProblem(answer.error || t('accounts.googleFailedText'))
    return answer
  }
  // Google's answer may be read once; the effect itself may run twice while developing.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const given = readGoogleReturn(hash)
    navigate(pathname, { replace: true })
    if (given) void send(given)
    else setProblem(t('accounts.googleFailedText'))
  })
  if (waiting)
    return (
      <AuthLayout>
        <CodeStep send={(otp) => send(waiting, otp)} onBack={() => navigate(paths.login())} />
      </AuthLayout>
    )
  return (
    <AuthLayout>
      {problem === null ? (
        <AuthPanel title={t('accounts.googleWorking')} icon={<GoogleMark />}>
          <Skeleton className="h-11 rounded-lg" />
        </AuthPanel>
      ) : (
        <AuthPanel
          title={t('accounts.googleFailedTitle')}
          intro={problem}
          tone="bad"
          icon={<CircleAlert aria-hidden />}
        >
          <ButtonLink to={paths.login()} variant="primary" size="lg">
            {t('accounts.backToSignIn')}
          </ButtonLink>
        </AuthPanel>
      )}
    </AuthLayout>
  )
}
