import { PasswordChange, type User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useSay } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { changePassword } from './change-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { refuseField } from './refuse-field.ts'

/** Old, new, and new again; that the two new ones agree is checked here, the server never sees the third. */
export function PasswordForm({ user }: { user: User }) {
  const say = useSay()
  const [repeated, setRepeated] = useState('')
  const [changes, setChanges] = useState(0)

  const submit = async (passwords: PasswordChange) => {
    if (repeated !== passwords.newPassword) return refuseField('confirmPassword', say('profile.passwordsDiffer'))
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
      label={say('profile.password')}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <PasswordField label={say('profile.oldPassword')} name="oldPassword" />
      <NewPasswordField label={say('profile.newPassword')} name="newPassword" personal={[user.username, user.email]} />
      <PasswordField
        label={say('profile.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        onChange={(event) => setRepeated(event.target.value)}
      />
      <div className="flex justify-end">
        <SubmitButton variant="secondary">{say('profile.changePassword')}</SubmitButton>
      </div>
    </Form>
  )
}
