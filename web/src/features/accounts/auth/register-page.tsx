import type { Registration } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { forgetReferral, keptReferral } from '#features/referrals/remembered-referral.ts'
import { useTranslations } from '#platform/language.tsx'
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
  const t = useTranslations()
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
      {t('accounts.haveAccount')} <TextLink to={paths.login(next ?? undefined)}>{t('accounts.signIn')}</TextLink>
    </>
  )
  return (
    <AuthLayout>
      {sentTo === null ? (
        <AuthPanel title={t('accounts.registerTitle')} intro={t('accounts.registerIntro')} footer={footer}>
          <RegisterForm referralCode={referralCode} send={send} />
        </AuthPanel>
      ) : (
        <MailSent
          title={t('accounts.checkMailTitle')}
          email={sentTo}
          sentence={t('accounts.activationSent', { email: '‹email›' })}
          footer={<TextLink to={paths.login(next ?? undefined)}>{t('accounts.goToSignIn')}</TextLink>}
        >
          <p className="text-pretty text-ink-faint">{t('accounts.activationMissing')}</p>
        </MailSent>
      )}
    </AuthLayout>
  )
}
