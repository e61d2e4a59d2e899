import { accounts, CodeProof, type User } from '@runmart/contract/accounts'
import { Suspense, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { replaceUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'
import { useAct } from '#platform/use-act.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { OtpField, readOtp, showAtOtpField } from '../otp-field.tsx'
import { ProofForm } from './proof-form.tsx'

/** The key for an authenticator app: as text to type, and as the address in the QR code. */
type AuthenticatorKey = { secret: string; uri: string }

type Props = {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  onCodes: (codes: readonly string[]) => void
}

/** Turns two-factor on in two steps: the password, then a first code from the app. */
export function TurnOnTwoFactorDialog({ user, open, onOpenChange, onCodes }: Props) {
  const t = useTranslations()
  const { act } = useAct(accounts.startTwoFactor)
  const [key, setKey] = useState<AuthenticatorKey | null>(null)
  const change = (next: boolean) => {
    setKey(null)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('profile.twoFactor')}
      description={key ? t('profile.scan') : user.hasPassword ? t('profile.askPassword') : t('profile.twoFactorIntro')}
    >
      {key ? (
        <ScanStep authenticatorKey={key} onCodes={onCodes} />
      ) : (
        <ProofForm
          user={user}
          confirm={t('profile.continue')}
          onSubmit={async (proof) => {
            const answer = await act({ body: proof })
            if (answer.success) setKey(answer.data)
            return answer
          }}
        />
      )}
    </Dialog>
  )
}

type ScanStepProps = Pick<Props, 'onCodes'> & { authenticatorKey: AuthenticatorKey }

/** Shows the key as QR code and text, and turns two-factor on with the app's first code. */
function ScanStep({ authenticatorKey: { secret, uri }, onCodes }: ScanStepProps) {
  const t = useTranslations()
  const { act } = useAct(accounts.enableTwoFactor)
  const grouped = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <Form
      schema={CodeProof}
      read={readOtp}
      onSubmit={async (proof) => {
        const answer = await act({ body: proof })
        if (answer.success) {
          const { user } = currentSession()
          if (user) replaceUser({ ...user, twoFactor: true })
          onCodes(answer.data.recoveryCodes)
        }
        return showAtOtpField(answer)
      }}
    >
      <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-sunken p-5">
        <Suspense fallback={<Skeleton className="size-44 rounded-lg" />}>
          <QrCode text={uri} label={t('profile.qrLabel')} />
        </Suspense>
        <div className="w-full">
          <p className="text-[13px] text-ink-faint">{t('profile.secret')}</p>
          <div className="mt-1 flex items-center justify-between gap-2">
            <code className="font-mono text-[13px] font-medium wrap-anywhere text-ink">{grouped}</code>
            <CopyButton text={secret} />
          </div>
        </div>
      </div>
      <OtpField label={t('profile.firstCode')} />
      <SubmitButton>{t('profile.turnOn')}</SubmitButton>
    </Form>
  )
}
