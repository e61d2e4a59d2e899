import { accountClosure, ClosureRequest } from '@runmart/contract/account-closure'
import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { DestinationFields } from '#features/payouts/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { signOut } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems, refuseField } from '#ui/form-problems.ts'
import { moneyText } from '#ui/money-text.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { OtpField, readOtp } from '../otp-field.tsx'
import { ClosingObstacles, useClosingObstacles } from './closing-obstacles.tsx'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Explains the closure or shows its obstacles, and closes the account. */
export function CloseAccountDialog({ user, open, onOpenChange }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('accountClosure.closeTitle')}
      description={t('accountClosure.closeAsk')}
    >
      <Closing user={user} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Shows the obstacles first, and the form once there are none. */
function Closing({ user, onCancel }: { user: User; onCancel: () => void }) {
  const t = useTranslations()
  const obstacles = useClosingObstacles()
  if (obstacles.isLoading) return <Skeleton className="h-60" />
  const isPrevented = obstacles.isPartner || obstacles.orders.length > 0
  return (
    <>
      {isPrevented && <ClosingObstacles obstacles={obstacles} />}
      <ul className="mb-5 flex list-disc flex-col gap-1.5 pl-5 text-pretty text-ink-soft">
        <li>{t('accountClosure.goneData')}</li>
        <li>{t('accountClosure.goneReferrals')}</li>
        <li>{t('accountClosure.staysBooks')}</li>
        <li>{t('accountClosure.again')}</li>
      </ul>
      {isPrevented ? (
        <Button className="w-full" onClick={onCancel}>
          {t('accountClosure.keep')}
        </Button>
      ) : (
        <CloseForm user={user} onCancel={onCancel} />
      )}
    </>
  )
}

/** Prevents an accidental closure: asks for username, password and a code if needed, and names the balance. */
function CloseForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { language, t } = useLanguage()
  const { act } = useAct(accountClosure.close)
  const [typed, setTyped] = useState('')
  // Keeps the balance that the customer read until the server reports a different one.
  const [balance, setBalance] = useState(user.balance)
  const [orders, setOrders] = useState<{ id: string; code: string }[]>([])
  const [rest, setRest] = useState<Rest>('bank')
  const amount = moneyText(language, balance)
  const paysOut = balance > 0 && rest !== 'none'

  const submit = async (closing: ClosureRequest) => {
    if (typed.trim() !== user.username) return refuseField('confirmation', t('accountClosure.nameDiffers'))
    const answer = await act({ body: closing })
    if (answer.success) signOut()
    setOrders((!answer.success && answer.data?.orders) || [])
    if (!answer.success && answer.code === 'BALANCE_LEFT') setBalance(answer.data?.balance ?? balance)
    return answer
  }
  return (
    <Form
      schema={addProblems(ClosureRequest, { confirmation: typed.trim() ? null : 'required' })}
      read={(data) => ({
        password: data.get('password'),
        ...(user.twoFactor && readOtp(data)),
        giveUpBalance: balance,
        ...(paysOut && { payout: readDestination(data, rest) }),
      })}
      onSubmit={submit}
      label={t('accountClosure.closeTitle')}
    >
      <OpenOrders orders={orders} />
      {balance > 0 && (
        <>
          <Alert title={t('accountClosure.balance', { amount })}>{t('accountClosure.balanceText')}</Alert>
          <RadioCards
            label={t('accountClosure.payoutChoice')}
            name="rest"
            value={rest}
            onChange={setRest}
            options={[
              { value: 'bank', label: t('accountClosure.payoutBank'), text: t('accountClosure.payoutBankText') },
              {
                value: 'binance',
                label: t('accountClosure.payoutBinance'),
                text: t('accountClosure.payoutBinanceText'),
              },
              { value: 'none', label: t('accountClosure.payoutNone'), text: t('accountClosure.payoutNoneText') },
            ]}
          />
          {rest !== 'none' && <DestinationFields way={rest} prefix="payout." />}
        </>
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
          {paysOut
            ? t('accountClosure.confirmPayout')
            : balance > 0
              ? t('accountClosure.confirmBalance', { amount })
              : t('accountClosure.confirm')}
        </SubmitButton>
        <Button onClick={onCancel}>{t('accountClosure.keep')}</Button>
      </div>
    </Form>
  )
}

/** The rest of the balance: paid out to a bank or Binance, or given up. */
type Rest = 'bank' | 'binance' | 'none'

function readDestination(data: FormData, way: Rest) {
  const read = (name: string) => String(data.get(`payout.${name}`) ?? '')
  return {
    way,
    bankBin: way === 'bank' ? read('bankBin') : '',
    account: read('account'),
    accountName: read('accountName'),
  }
}

/** Links to the orders that must end before the account can close. */
function OpenOrders({ orders }: { orders: readonly { id: string; code: string }[] }) {
  const t = useTranslations()
  if (orders.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
      {t('accountClosure.openOrders')}
      {orders.map(({ id, code }) => (
        <TextLink key={id} to={paths.order(id)}>
          {code}
        </TextLink>
      ))}
    </p>
  )
}
