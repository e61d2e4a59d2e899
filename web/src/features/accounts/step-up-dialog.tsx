import { accounts, CodeProof, PasswordProof, type User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { OtpField, readOtp } from './otp-field.tsx'

type Props = { user: User; open: boolean; onClose: (isConfirmed: boolean) => void }

/** Asks for the password or a code; closing it changes nothing. */
export default function StepUpDialog({ user, open, onClose }: Props) {
  const t = useTranslations()
  const canConfirm = user.hasPassword || user.twoFactor
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose(false)}
      title={t('stepUp.title')}
      description={canConfirm ? t('stepUp.text') : t('stepUp.signInAgain')}
    >
      {canConfirm && <ConfirmForm user={user} onDone={() => onClose(true)} />}
    </Dialog>
  )
}

/** Asks for a code if two-factor is on, else for the password. */
function ConfirmForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTranslations()
  const [byCode, setByCode] = useState(user.twoFactor)
  const { act } = useAct(accounts.confirm)
  const confirm = async (body: CodeProof | PasswordProof) => {
    const answer = await act({ body })
    if (answer.success) onDone()
    return answer
  }
  const buttons = (
    <>
      <SubmitButton>{t('stepUp.confirm')}</SubmitButton>
      {user.twoFactor && user.hasPassword && (
        <Button type="button" variant="quiet" onClick={() => setByCode(!byCode)}>
          {byCode ? t('stepUp.usePassword') : t('stepUp.useCode')}
        </Button>
      )}
    </>
  )
  if (byCode)
    return (
      <Form key="code" schema={CodeProof} read={readOtp} label={t('stepUp.title')} onSubmit={confirm}>
        <OtpField label={t('profile.eitherCode')} kind="either" autoFocus />
        {buttons}
      </Form>
    )
  return (
    <Form key="password" schema={PasswordProof} label={t('stepUp.title')} onSubmit={confirm}>
      <PasswordField label={t('accounts.password')} name="password" autoFocus />
      {buttons}
    </Form>
  )
}
