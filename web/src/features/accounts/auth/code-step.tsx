import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { CenteredPanel } from '#ui/centered-page.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { OtpField, readOtp, showAtOtpField } from '../otp-field.tsx'

type Props = {
  /** Repeats the first sign-in request, with the code added. */
  send: (otp: string) => Promise<Answer<unknown> | null>
  onBack: () => void
}

const proof = () => import('@runmart/contract/accounts-user').then((contract) => contract.CodeProof)

/** The second step of signing in: an authenticator code or a recovery code. */
export function CodeStep({ send, onBack }: Props) {
  const t = useTranslations()
  const [recovery, setRecovery] = useState(false)
  return (
    <CenteredPanel
      key={String(recovery)}
      title={recovery ? t('accounts.recoveryTitle') : t('accounts.codeTitle')}
      intro={recovery ? t('accounts.recoveryIntro') : t('accounts.codeIntro')}
      footer={
        <Button variant="quiet" onClick={onBack}>
          {t('accounts.backToSignIn')}
        </Button>
      }
    >
      <Form schema={proof} read={readOtp} onSubmit={async ({ otp }) => showAtOtpField(await send(otp))}>
        <OtpField
          label={recovery ? t('accounts.recoveryCode') : t('accounts.code')}
          kind={recovery ? 'recovery' : 'app'}
          autoFocus
        />
        <SubmitButton size="lg">{t('accounts.verifyCode')}</SubmitButton>
      </Form>
      <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
        {recovery ? t('accounts.useApp') : t('accounts.useRecoveryCode')}
      </Button>
    </CenteredPanel>
  )
}
