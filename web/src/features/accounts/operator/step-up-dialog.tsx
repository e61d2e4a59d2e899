import { accounts, CodeProof, PasswordProof, type User } from '@runmart/contract/accounts'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { onStepUp } from '#platform/step-up.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { OtpField, readOtp } from '../otp-field.tsx'

/** Asks for the password or a code when a dangerous request needs it; closing it leaves everything as it was. */
export function StepUpDialog() {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null)
  useEffect(() => onStepUp(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  const close = (yes: boolean) => {
    answer?.(yes)
    setAnswer(null)
  }
  if (!user) return null
  const canConfirm = user.hasPassword || user.twoFactor
  return (
    <Dialog
      open={answer !== null}
      onOpenChange={(open) => open || close(false)}
      title={t('stepUp.title')}
      description={canConfirm ? t('stepUp.text') : t('stepUp.signInAgain')}
    >
      {canConfirm && <ConfirmForm user={user} onDone={() => close(true)} />}
    </Dialog>
  )
}

/** A code where two-factor is on, or the password. */
function ConfirmForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useOperatorTranslations()
  const [byCode, setByCode] = useState(user.twoFactor)
  const confirm = async (body: CodeProof | PasswordProof) => {
    const answer = await handleAnswer(call(accounts.confirm, { body }), { refusals: 'inline' })
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
