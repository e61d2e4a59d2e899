import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { ScanStep } from './scan-step.tsx'
import { type AuthenticatorKey, startTwoFactor } from './two-factor-calls.ts'

type Props = {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  onCodes: (codes: readonly string[]) => void
}

/** Turns two-factor on in two steps: the password, then a first code from the app. */
export function TurnOnDialog({ user, open, onOpenChange, onCodes }: Props) {
  const t = useTranslations()
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
            const answer = await startTwoFactor(proof)
            if (answer.success) setKey(answer.data)
            return answer
          }}
        />
      )}
    </Dialog>
  )
}
