import { PasswordReset } from '@runmart/contract/accounts'
import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { AuthPanel } from '../auth-panel.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { resetPassword } from '../reset-password.ts'
import { TextLink } from '../text-link.tsx'
import { useMailedToken } from '../use-mailed-token.ts'
import { AuthLayout } from './auth-layout.tsx'

/** The link of the forgotten-password mail: choose a new one. */
export default function ResetPage() {
  const token = useMailedToken()
  // Another link opened in the same tab starts anew.
  return <Reset key={token} token={token} />
}

function Reset({ token }: { token: string | null | undefined }) {
  const t = useTranslations()
  const [state, setState] = useState<'asking' | 'done' | 'dead'>('asking')

  const send = async (chosen: PasswordReset) => {
    const answer = await resetPassword(chosen)
    if (answer.success) setState('done')
    if (answer.code === 'LINK_INVALID') setState('dead')
    return answer
  }
  if (state === 'done')
    return (
      <AuthLayout>
        <AuthPanel
          title={t('accounts.resetDoneTitle')}
          intro={t('accounts.resetDoneText')}
          tone="good"
          icon={<CircleCheck aria-hidden />}
        >
          <ButtonLink to={paths.login()} variant="primary" size="lg">
            {t('accounts.signIn')}
          </ButtonLink>
        </AuthPanel>
      </AuthLayout>
    )
  const footer = <TextLink to={paths.login()}>{t('accounts.backToSignIn')}</TextLink>
  if (state === 'dead' || token === null)
    return (
      <AuthLayout>
        <AuthPanel
          title={t('accounts.linkDeadTitle')}
          intro={t('accounts.resetDeadText')}
          tone="bad"
          icon={<Unlink aria-hidden />}
          footer={footer}
        >
          <ButtonLink to={paths.forgot} variant="primary" size="lg">
            {t('accounts.askNewLink')}
          </ButtonLink>
        </AuthPanel>
      </AuthLayout>
    )
  return (
    <AuthLayout>
      <AuthPanel title={t('accounts.resetTitle')} intro={t('accounts.resetIntro')} footer={footer}>
        <Form schema={PasswordReset} read={(data) => ({ newPassword: data.get('newPassword'), token })} onSubmit={send}>
          <NewPasswordField label={t('accounts.newPassword')} name="newPassword" autoFocus />
          <SubmitButton size="lg">{t('accounts.savePassword')}</SubmitButton>
        </Form>
      </AuthPanel>
    </AuthLayout>
  )
}
