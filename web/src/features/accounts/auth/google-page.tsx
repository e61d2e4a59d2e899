import { accounts } from '@runmart/contract/accounts'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearReferral, storedReferral } from '#features/referrals/index.ts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { signIn } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CodeStep } from './code-step.tsx'
import { GoogleMark } from './google-button.tsx'
import { type GoogleReturn, readGoogleReturn } from './google-sign-in.ts'
import { safeNext } from './next-path.ts'

/** Where Google sends people back to: exchanges its token for a session. */
export default function GooglePage() {
  const t = useTranslations()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [awaitingOtp, setAwaitingOtp] = useState<GoogleReturn | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const started = useRef(false)

  const send = async (given: GoogleReturn, otp?: string) => {
    const answer = await signInWithGoogle({ token: given.token, nonce: given.nonce, ...(otp && { otp }) })
    if (answer.success) navigate(safeNext(given.next, paths.dashboard), { replace: true })
    else if (answer.code === 'OTP_REQUIRED') setAwaitingOtp(given)
    else if (!otp) setProblem(answer.error || t('accounts.googleFailedText'))
    return answer
  }
  // Google's answer may be read once; the effect itself may run twice while developing.
  useEffect(() => {
    if (started.current) return
    started.current = true
    const given = readGoogleReturn(hash)
    navigate(pathname, { replace: true })
    if (given) void send(given)
    else setProblem(t('accounts.googleFailedText'))
  })
  if (awaitingOtp)
    return (
      <CenteredPage>
        <CodeStep send={(otp) => send(awaitingOtp, otp)} onBack={() => navigate(paths.login())} />
      </CenteredPage>
    )
  return (
    <CenteredPage>
      {problem === null ? (
        <CenteredPanel title={t('accounts.googleWorking')} icon={<GoogleMark />}>
          <Skeleton className="h-11 rounded-lg" />
        </CenteredPanel>
      ) : (
        <CenteredPanel
          title={t('accounts.googleFailedTitle')}
          intro={problem}
          tone="bad"
          icon={<CircleAlert aria-hidden />}
        >
          <ButtonLink to={paths.login()} variant="primary" size="lg">
            {t('accounts.backToSignIn')}
          </ButtonLink>
        </CenteredPanel>
      )}
    </CenteredPage>
  )
}

/** Signs in with Google's token, and starts the session. A new customer was referred by the code stored in this browser. */
async function signInWithGoogle(given: { token: string; nonce: string; otp?: string }) {
  const referralCode = storedReferral()
  const body = { ...given, ...(referralCode && { referralCode }) }
  const answer = await handleAnswer(call(accounts.google, { body }), { refusals: 'inline' })
  if (answer.success) {
    clearReferral()
    signIn(answer.data)
  }
  return answer
}
