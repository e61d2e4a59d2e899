import { accounts, ForgottenPassword } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MailSent } from './mail-sent.tsx'

/** Requests the mail whose link sets a new password. */
export default function ForgotPage() {
  const t = useTranslations()
  const { act } = useAct(accounts.forgotPassword, { success: 'inline' })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const footer = <TextLink to={paths.login()}>{t('accounts.backToSignIn')}</TextLink>

  const send = async (body: { email: string }) => {
    const answer = await act({ body })
    if (answer.success) setSentTo(body.email)
    return answer
  }
  return (
    <CenteredPage>
      {sentTo === null ? (
        <CenteredPanel title={t('accounts.forgotTitle')} intro={t('accounts.forgotIntro')} footer={footer}>
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
        </CenteredPanel>
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
    </CenteredPage>
  )
}
