import { Registration } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { useSay } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = { referralCode: string; send: (registration: Registration) => Promise<Answer<unknown> | null> }

/** Everything a new account needs; the referral code is already there for who followed a friend's link. */
export function RegisterForm({ referralCode, send }: Props) {
  const say = useSay()
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <Form schema={Registration} onSubmit={send}>
      <TextField
        label={say('accounts.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        onChange={(event) => setEmail(event.target.value)}
        {...asTyped}
      />
      <TextField
        label={say('accounts.username')}
        name="username"
        hint={say('accounts.usernameHint')}
        autoComplete="username"
        onChange={(event) => setUsername(event.target.value)}
        {...asTyped}
      />
      <NewPasswordField label={say('accounts.password')} name="password" personal={[username, email]} />
      <TextField
        label={say('accounts.referralCode')}
        name="referralCode"
        optional
        defaultValue={referralCode}
        hint={referralCode ? say('accounts.referralFromLink') : undefined}
        autoComplete="off"
        maxLength={20}
        {...asTyped}
      />
      <SubmitButton size="lg">{say('accounts.createAccount')}</SubmitButton>
      <AcceptTerms />
    </Form>
  )
}
