import type { Registration } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { forgetReferral, keptReferral } from '#features/referrals/remembered-referral.ts'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { AuthPanel } from '../auth-panel.tsx'
import { MailSent } from '../mail-sent.tsx'
import { registerAccount } from '../register-account.ts'
import { RegisterForm } from '../register-form.tsx'
import { TextLink } from '../text-link.tsx'
import { keepWishedPage } from '../wished-page.ts'
import { AuthLayout } from './auth-layout.tsx'

/** Creating an account, then: look into your mail. */
export default function RegisterPage() {
  const say = useSay()
  const [search] = useSearchParams()
  const next = search.get('next')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [referralCode] = useState(() => keptReferral() ?? '')

  const send = async (registration: Registration) => {
    const answer = await registerAccount(registration)
    if (answer.success) {
      forgetReferral()
      keepWishedPage(next)
      setSentTo(registration.email)
    }
    return answer
  }
  const footer = (
    <>
      {say('accounts.haveAccount')} <TextLink to={paths.login(next ?? undefined)}>{say('accounts.signIn')}</TextLink>
    </>
  )
  return (
    <AuthLayout>
      {sentTo === null ? (
        <AuthPanel title={say('accounts.registerTitle')} intro={say('accounts.registerIntro')} footer={footer}>
          <RegisterForm referralCode={referralCode} send={send} />
        </AuthPanel>
      ) : (
        <MailSent
          title={say('accounts.checkMailTitle')}
          email={sentTo}
          sentence={say('accounts.activationSent', { email: '‹email›' })}
          footer={<TextLink to={paths.login(next ?? undefined)}>{say('accounts.goToSignIn')}</TextLink>}
        >
          <p className="text-pretty text-ink-faint">{say('accounts.activationMissing')}</p>
        </MailSent>
      )}
    </AuthLayout>
  )
}
