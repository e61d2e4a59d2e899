import { ForgottenPassword } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { askPasswordLink } from '../ask-password-link.ts'
import { AuthPanel } from '../auth-panel.tsx'
import { MailSent } from '../mail-sent.tsx'
import { TextLink } from '../text-link.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** Asking for the mail that lets one choose a new password. */
export default function ForgotPage() {
  const t = useTranslations()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const footer = <TextLink to={paths.login()}>{t('accounts.backToSignIn')}</TextLink>

  const send = async (asked: { email: string }) => {
    const answer = await askPasswordLink(asked.email, { refusals: 'inline' })
    if (answer.success) setSentTo(asked.email)
    return answer
  }
  return (
    <AuthLayout>
      {sentTo === null ? (
        <AuthPanel title={t('accounts.forgotTitle')} intro={t('accounts.forgotIntro')} footer={footer}>
          <Form schema={ForgottenPassword} onSubmit={send}>
            <TextField
              label={t('accounts.email')}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
            <SubmitButton size="lg">{t('accounts.sendLink')}</SubmitButton>
          </Form>
        </AuthPanel>
      ) : (
        <MailSent
          title={t('accounts.checkMailTitle')}
          email={sentTo}
          sentence={t('accounts.resetSent', { email: '‹email›' })}
          footer={footer}
        >
          <Button size="lg" onClick={() => setSentTo(null)}>
            {t('accounts.otherAddress')}
          </Button>
        </MailSent>
      )}
    </AuthLayout>
  )
}
