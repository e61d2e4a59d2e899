import { accounts, PasswordChange, type User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { replaceUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { refuseField } from '#ui/form-problems.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { NewPasswordField } from '../new-password-field.tsx'

/** Changes the password. The browser compares both entries: the server never receives the second. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTranslations()
  const { act } = useAct(accounts.changePassword)
  const [repeated, setRepeated] = useState('')
  const [changes, setChanges] = useState(0)

  const submit = async (passwords: PasswordChange) => {
    if (repeated !== passwords.newPassword) return refuseField('confirmPassword', t('profile.passwordsDiffer'))
    const answer = await act({ body: passwords })
    if (answer.success) {
      replaceUser(answer.data.user)
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
      {/* Tells a password manager the account of this password. */}
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

/** For accounts that use only Google: the password-reset mail also sets a first password. */
export function NoPassword({ user }: { user: User }) {
  const t = useTranslations()
  const { act, acting } = useAct(accounts.forgotPassword, { success: 'inline', refusals: 'toast' })
  const [sent, setSent] = useState(false)
  if (sent) return <Alert tone="success">{t('profile.passwordLinkSent', { email: user.email })}</Alert>

  const sendLink = async () => setSent((await act({ body: { email: user.email } })).success)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-md text-pretty text-ink-soft">{t('profile.noPassword')}</p>
      <Button loading={acting} onClick={sendLink}>
        {t('profile.mailPasswordLink')}
      </Button>
    </div>
  )
}
