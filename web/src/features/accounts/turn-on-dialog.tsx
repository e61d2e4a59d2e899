import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useSay } from '#platform/language.tsx'
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
  const say = useSay()
  const [key, setKey] = useState<AuthenticatorKey | null>(null)
  const change = (next: boolean) => {
    setKey(null)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={say('profile.twoFactor')}
      description={
        key ? say('profile.scan') : user.hasPassword ? say('profile.askPassword') : say('profile.twoFactorIntro')
      }
    >
      {key ? (
        <ScanStep authenticatorKey={key} onCodes={onCodes} />
      ) : (
        <ProofForm
          user={user}
          confirm={say('profile.continue')}
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
