import { Registration } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = { referralCode: string; send: (registration: Registration) => Promise<Answer<unknown> | null> }

/** Everything a new account needs; the referral code is already there for who followed a friend's link. */
export function RegisterForm({ referralCode, send }: Props) {
  const t = useTranslations()
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
        maxLength={20}
        {...asTyped}
      />
      <SubmitButton size="lg">{t('accounts.createAccount')}</SubmitButton>
      <AcceptTerms />
    </Form>
  )
}
