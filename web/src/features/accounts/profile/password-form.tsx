import { accounts, PasswordChange, type User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { replaceUser } from '#platform/session.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { refuseField } from '#ui/form-problems.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { NewPasswordField } from '../new-password-field.tsx'

/** Changes the password. That the new one was typed twice alike is checked here: the server never gets the second. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTranslations()
  const [repeated, setRepeated] = useState('')
  const [changes, setChanges] = useState(0)

  const submit = async (passwords: PasswordChange) => {
    if (repeated !== passwords.newPassword) return refuseField('confirmPassword', t('profile.passwordsDiffer'))
    const answer = await handleAnswer(call(accounts.changePassword, { body: passwords }), { refusals: 'inline' })
    if (answer.success) {
      replaceUser(answer.data.user)
      // The server has ended every other session.
      invalidate(accounts.sessions)
      setRepeated('')
      setChanges(changes + 1)
    }
    return answer
  }
  return (
    <Form
      key={changes}
      schema={PasswordChange}
      read={(data) => ({ oldPassword: data.get('oldPassword'), newPassword: data.get('newPassword') })}
      onSubmit={submit}
      label={t('profile.password')}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <PasswordField label={t('profile.oldPassword')} name="oldPassword" />
      <NewPasswordField label={t('profile.newPassword')} name="newPassword" personal={[user.username, user.email]} />
      <PasswordField
        label={t('profile.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        onChange={(event) => setRepeated(event.target.value)}
      />
      <div className="flex justify-end">
        <SubmitButton variant="secondary">{t('profile.changePassword')}</SubmitButton>
      </div>
    </Form>
  )
}

/** For those who sign in with Google only: the forgotten-password mail also sets a first password. */
export function NoPassword({ user }: { user: User }) {
  const t = useTranslations()
  const { send, sending } = useApiMutation(accounts.forgotPassword, { success: 'inline' })
  const [sent, setSent] = useState(false)
  if (sent) return <Alert tone="success">{t('profile.passwordLinkSent', { email: user.email })}</Alert>

  const sendLink = async () => setSent((await send({ body: { email: user.email } })).success)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-md text-pretty text-ink-soft">{t('profile.noPassword')}</p>
      <Button loading={sending} onClick={sendLink}>
        {t('profile.mailPasswordLink')}
      </Button>
    </div>
  )
}
