import { FullProof, PasswordProof, type User } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { OtpField, readOtp, showAtOtpField } from '../otp-field.tsx'

type Base = { user: User; confirm: string; danger?: boolean; children?: ReactNode }
type Props = Base &
  (
    | { withCode?: false; onSubmit: (proof: PasswordProof) => Promise<Answer<unknown> | null> }
    | { withCode: true; onSubmit: (proof: FullProof) => Promise<Answer<unknown> | null> }
  )

/** Asks for proof before a sensitive action: the password if the account has one, and a code if `withCode`. */
export function ProofForm(props: Props) {
  const { user, confirm, danger = false, children } = props
  const t = useTranslations()
  const readPassword = (data: FormData) => (user.hasPassword ? { password: data.get('password') } : {})
  const body = (
    <>
      {children}
      {user.hasPassword && <PasswordField label={t('accounts.password')} name="password" />}
      {props.withCode && <OtpField label={t('profile.eitherCode')} kind="either" />}
      <SubmitButton variant={danger ? 'danger' : 'primary'}>{confirm}</SubmitButton>
    </>
  )
  if (!props.withCode)
    return (
      <Form schema={PasswordProof} read={readPassword} onSubmit={props.onSubmit}>
        {body}
      </Form>
    )
  return (
    <Form
      schema={FullProof}
      read={(data) => ({ ...readPassword(data), ...readOtp(data) })}
      onSubmit={async (proof) => showAtOtpField(await props.onSubmit(proof))}
    >
      {body}
    </Form>
  )
}
