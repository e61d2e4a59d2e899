import { CodeProof } from '@runmart/contract/accounts'
import { Suspense } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Form } from '#ui/form.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { besideCode } from './beside-code.ts'
import { OtpField } from './otp-field.tsx'
import { readCode } from './read-code.ts'
import { type AuthenticatorKey, enableTwoFactor } from './two-factor-calls.ts'

type Props = { authenticatorKey: AuthenticatorKey; onCodes: (codes: readonly string[]) => void }

/** Gives the key to the app, as a picture or as text, and takes the first code back. */
export function ScanStep({ authenticatorKey: { secret, uri }, onCodes }: Props) {
  const t = useTranslations()
  const grouped = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <Form
      schema={CodeProof}
      read={readCode}
      onSubmit={async (proof) => {
        const answer = await enableTwoFactor(proof)
        if (answer.success) onCodes(answer.data.recoveryCodes)
        return besideCode(answer)
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
