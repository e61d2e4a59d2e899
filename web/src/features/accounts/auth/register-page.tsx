import { accounts, Registration } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { clearReferral, storedReferral } from '#features/referrals/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Form } from '#ui/form.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { storeNextPath } from './next-path.ts'

/** Creates an account, then asks the customer to open the activation mail. */
export default function RegisterPage() {
  const t = useTranslations()
  const [search] = useSearchParams()
  const next = search.get('next')
  const { act } = useAct(accounts.register, { success: 'inline' })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [referralCode] = useState(() => storedReferral() ?? '')

  const send = async (registration: Registration) => {
    const answer = await act({ body: registration })
    if (answer.success) {
      clearReferral()
      storeNextPath(next)
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
    <CenteredPage>
      {sentTo === null ? (
        <CenteredPanel title={t('accounts.registerTitle')} intro={t('accounts.registerIntro')} footer={footer}>
          <RegisterForm referralCode={referralCode} send={send} />
        </CenteredPanel>
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
    </CenteredPage>
  )
}

type Props = { referralCode: string; send: (registration: Registration) => Promise<Answer<unknown> | null> }

/** The fields of a new account. A friend's link fills in the referral code. */
function RegisterForm({ referralCode, send }: Props) {
  const t = useTranslations()
  const { language } = useLanguage()
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <Form schema={Registration} onSubmit={send}>
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        onChange={(event) => setEmail(event.target.value)}
        {...asTyped}
      />
      <TextField
        label={t('accounts.username')}
        name="username"
        hint={t('accounts.usernameHint')}
        autoComplete="username"
        onChange={(event) => setUsername(event.target.value)}
        {...asTyped}
      />
      <NewPasswordField label={t('accounts.password')} name="password" personal={[username, email]} />
      <TextField
        label={t('accounts.referralCode')}
        name="referralCode"
        optional
        defaultValue={referralCode}
        hint={referralCode ? t('accounts.referralFromLink') : undefined}
        autoComplete="off"
        limit={20}
        {...asTyped}
      />
      <SubmitButton size="lg">{t('accounts.createAccount')}</SubmitButton>
      <p className="text-[13px] text-pretty text-ink-faint">
        <LinkedSentence
          sentence={t('accounts.acceptTerms', { terms: '‹terms›', privacy: '‹privacy›' })}
          parts={{
            terms: <PublicLink href={paths.terms(language)}>{t('accounts.terms')}</PublicLink>,
            privacy: <PublicLink href={paths.privacy(language)}>{t('accounts.privacy')}</PublicLink>,
          }}
        />
      </p>
    </Form>
  )
}

/** Opens a public page in a new tab, so that the form keeps its input. */
function PublicLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-sm font-semibold text-ink-soft underline underline-offset-4 hover:text-brand pointer-coarse:py-2"
    >
      {children}
    </a>
  )
}
