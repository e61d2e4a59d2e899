import { PasswordChange, type User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { changePassword } from './change-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { refuseField } from './refuse-field.ts'

/** Old, new, and new again; that the two new ones agree is checked here, the server never sees the third. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTranslations()
  const [repeated, setRepeated] = useState('')
  const [changes, setChanges] = useState(0)

  const submit = async (passwords: PasswordChange) => {
    if (repeated !== passwords.newPassword) return refuseField('confirmPassword', t('profile.passwordsDiffer'))
    const answer = await changePassword(passwords)
    if (answer.success) {
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
