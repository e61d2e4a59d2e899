import { Closing } from '@runmart/contract/account-closure'
import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { alsoChecks } from '#ui/also-checks.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { closeAccount } from './close-account.ts'
import { OpenOrders } from './open-orders.tsx'
import { OtpField } from './otp-field.tsx'
import { readCode } from './read-code.ts'
import { refuseField } from './refuse-field.ts'

/** The username typed, the password, a code where there is one, and the balance by its sum: nobody closes by mistake. */
export function CloseForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const { language, t } = useLanguage()
  const [typed, setTyped] = useState('')
  // The sum stays what the person read, whatever comes in meanwhile, until the server says that it is another.
  const [balance, setBalance] = useState(user.balance)
  const [orders, setOrders] = useState<{ id: string; code: string }[]>([])
  const amount = moneyText(language, balance)

  const submit = async (closing: Closing) => {
    if (typed.trim() !== user.username) return refuseField('confirmation', t('accountClosure.nameDiffers'))
    const answer = await closeAccount(closing)
    setOrders((!answer.success && answer.data?.orders) || [])
    if (!answer.success && answer.code === 'BALANCE_LEFT') setBalance(answer.data?.balance ?? balance)
    return answer
  }
  return (
    <Form
      schema={alsoChecks(Closing, { confirmation: typed.trim() ? null : 'required' })}
      read={(data) => ({
        password: data.get('password'),
        ...(user.twoFactor && readCode(data)),
        giveUpBalance: balance,
      })}
      onSubmit={submit}
      label={t('accountClosure.closeTitle')}
    >
      <OpenOrders orders={orders} />
      {balance > 0 && (
        <Alert tone="warning" title={t('accountClosure.balance', { amount })}>
          {t('accountClosure.balanceText')}
        </Alert>
      )}
      <TextField
        label={t('accountClosure.typeName', { name: user.username })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordField label={t('accounts.password')} name="password" />
      {user.twoFactor && <OtpField label={t('profile.eitherCode')} kind="either" />}
      <div className="flex flex-col gap-2">
        <SubmitButton variant="danger">
          {balance > 0 ? t('accountClosure.confirmBalance', { amount }) : t('accountClosure.confirm')}
        </SubmitButton>
        <Button onClick={onKeep}>{t('accountClosure.keep')}</Button>
      </div>
    </Form>
  )
}
