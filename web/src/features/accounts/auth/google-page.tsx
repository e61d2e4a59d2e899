import { accounts, LinkingPassword } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearReferral, storedReferral } from '#features/referrals/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { signIn } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CodeStep } from './code-step.tsx'
import { GoogleMark } from './google-button.tsx'
import { type GoogleReturn, readGoogleReturn } from './google-sign-in.ts'
import { homeOf, safeNext } from './next-path.ts'

type Proof = { password?: string; otp?: string }

/** The redirect target for Google: exchanges Google's token for a session. */
export default function GooglePage() {
  const t = useTranslations()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [given, setGiven] = useState<GoogleReturn | null>(null)
  const [step, setStep] = useState<'working' | 'password' | 'code'>('working')
  // Kept in memory only, for the code step.
  const [password, setPassword] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const started = useRef(false)

  const { act } = useAct(accounts.google)
  /** Signs in with Google's token and starts the session. New customers send this browser's referral code. */
  const signInWithGoogle = async (given: { token: string; nonce: string } & Proof) => {
    const referralCode = storedReferral()
    const answer = await act({ body: { ...given, ...(referralCode && { referralCode }) } })
    if (answer.success) {
      clearReferral()
      signIn(answer.data)
    }
    return answer
  }
  const send = async (google: GoogleReturn, proof: Proof = {}) => {
    const answer = await signInWithGoogle({ token: google.token, nonce: google.nonce, ...proof })
    if (answer.success) navigate(safeNext(google.next, homeOf(answer.data.user)), { replace: true })
    else if (answer.code === 'PASSWORD_REQUIRED') setStep('password')
    else if (answer.code === 'OTP_REQUIRED') {
      setPassword(proof.password)
      setStep('code')
    } else if (!proof.otp && !proof.password) setProblem(answer.error || t('accounts.googleFailedText'))
    return answer
  }
  // Google's answer can be read once only, but React runs effects twice in development.
  useEffect(() => {
    if (started.current) return
    started.current = true
    const google = readGoogleReturn(hash)
    navigate(pathname, { replace: true })
    setGiven(google)
    if (google) void send(google)
    else setProblem(t('accounts.googleFailedText'))
  })
  if (given && step !== 'working')
    return (
      <CenteredPage>
        {step === 'password' ? (
          <PasswordStep send={(typed) => send(given, { password: typed })} />
        ) : (
          <CodeStep
            send={(otp) => send(given, { otp, ...(password && { password }) })}
            onBack={() => navigate(paths.login())}
          />
        )}
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

type StepProps = { send: (password: string) => Promise<Answer<unknown>> }

/** Asks for the password when an account first signs in through Google. */
function PasswordStep({ send }: StepProps) {
  const t = useTranslations()
  return (
    <CenteredPanel
      title={t('accounts.googlePasswordTitle')}
      intro={t('accounts.googlePasswordIntro')}
      icon={<GoogleMark />}
      footer={<TextLink to={paths.login()}>{t('accounts.backToSignIn')}</TextLink>}
    >
      <Form
        schema={LinkingPassword}
        onSubmit={async ({ password }) => {
          const answer = await send(password)
          return answer.code === 'OTP_REQUIRED' ? null : answer
        }}
      >
        <PasswordField label={t('accounts.password')} name="password" autoFocus />
        <TextLink to={paths.forgot} className="-mt-2.5 self-start text-[13px]">
          {t('accounts.forgotPassword')}
        </TextLink>
        <SubmitButton size="lg">{t('accounts.googleLink')}</SubmitButton>
      </Form>
    </CenteredPanel>
  )
}
