import { accounts, PasswordReset } from '@runmart/contract/accounts'
import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { useMailedToken } from '#platform/use-mailed-token.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CenteredPage, CenteredPanel } from '#ui/centered-page.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { NewPasswordField } from '../new-password-field.tsx'

/** The page of the password-reset mail's link: sets a new password. */
export default function ResetPage() {
  const { token, opening } = useMailedToken()
  // Opening the link again in the same tab starts over.
  return <Reset key={opening} token={token} />
}

function Reset({ token }: { token: string | null }) {
  const t = useTranslations()
  const { act } = useAct(accounts.resetPassword, { success: 'inline' })
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open')

  const send = async (body: PasswordReset) => {
    const answer = await act({ body })
    if (answer.success) setState('done')
    if (answer.code === 'LINK_INVALID') setState('expired')
    return answer
  }
  if (state === 'done')
    return (
      <CenteredPage>
        <CenteredPanel
          title={t('accounts.resetDoneTitle')}
          intro={t('accounts.resetDoneText')}
          tone="good"
          icon={<CircleCheck aria-hidden />}
        >
          <ButtonLink to={paths.login()} variant="primary" size="lg">
            {t('accounts.signIn')}
          </ButtonLink>
        </CenteredPanel>
      </CenteredPage>
    )
  const footer = <TextLink to={paths.login()}>{t('accounts.backToSignIn')}</TextLink>
  if (state === 'expired' || token === null)
    return (
      <CenteredPage>
        <CenteredPanel
          title={t('accounts.linkDeadTitle')}
          intro={t('accounts.resetDeadText')}
          tone="bad"
          icon={<Unlink aria-hidden />}
          footer={footer}
        >
          <ButtonLink to={paths.forgot} variant="primary" size="lg">
            {t('accounts.askNewLink')}
          </ButtonLink>
        </CenteredPanel>
      </CenteredPage>
    )
  return (
    <CenteredPage>
      <CenteredPanel title={t('accounts.resetTitle')} intro={t('accounts.resetIntro')} footer={footer}>
        <Form schema={PasswordReset} read={(data) => ({ newPassword: data.get('newPassword'), token })} onSubmit={send}>
          <NewPasswordField label={t('accounts.newPassword')} name="newPassword" autoFocus />
          <SubmitButton size="lg">{t('accounts.savePassword')}</SubmitButton>
        </Form>
      </CenteredPanel>
    </CenteredPage>
  )
}
