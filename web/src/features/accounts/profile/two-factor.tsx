import { accounts, type User } from '@runmart/contract/accounts'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { replaceUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOnTwoFactorDialog } from './turn-on-two-factor-dialog.tsx'

/** Two-factor sign-in: whether it is on, and the ways to change that. New recovery codes stay until they are saved. */
export function TwoFactor({ user }: { user: User }) {
  const t = useTranslations()
  const [open, setOpen] = useState<'on' | 'off' | 'renew' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const dialog = (which: 'on' | 'off' | 'renew') => ({
    user,
    open: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : null),
  })
  const showCodes = (fresh: readonly string[]) => {
    setOpen(null)
    setCodes(fresh)
  }
  const Icon = user.twoFactor ? ShieldCheck : ShieldOff
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p
          className={classes(
            'flex items-center gap-2.5 font-semibold',
            user.twoFactor ? 'text-success' : 'text-ink-soft',
          )}
        >
          <Icon aria-hidden className="size-5" />
          {user.twoFactor ? t('profile.twoFactorOn') : t('profile.twoFactorOff')}
        </p>
        <div className="flex flex-wrap gap-2">
          {user.twoFactor && !codes && <Button onClick={() => setOpen('renew')}>{t('profile.renewCodes')}</Button>}
          {user.twoFactor && !codes && (
            <Button variant="danger" onClick={() => setOpen('off')}>
              {t('profile.turnOff')}
            </Button>
          )}
          {!user.twoFactor && <Button onClick={() => setOpen('on')}>{t('profile.turnOn')}</Button>}
        </div>
      </div>
      {codes && <RecoveryCodes codes={codes} email={user.email} onSaved={() => setCodes(null)} />}
      <TurnOnTwoFactorDialog {...dialog('on')} onCodes={showCodes} />
      <TurnOffDialog {...dialog('off')} />
      <RenewCodesDialog {...dialog('renew')} onCodes={showCodes} />
    </div>
  )
}

type DialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Turns two-factor off, given the password and a code. */
function TurnOffDialog({ user, open, onOpenChange }: DialogProps) {
  const t = useTranslations()
  const { act } = useAct(accounts.disableTwoFactor)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.turnOffTitle')}
      description={`${t('profile.turnOffText')} ${t('profile.sure')}`}
    >
      <ProofForm
        withCode
        danger
        user={user}
        confirm={t('profile.turnOff')}
        onSubmit={async (proof) => {
          const answer = await act({ body: proof })
          if (answer.success) {
            replaceUser(answer.data.user)
            onOpenChange(false)
          }
          return answer
        }}
      />
    </Dialog>
  )
}

type RenewCodesProps = DialogProps & { onCodes: (codes: readonly string[]) => void }

/** Makes new recovery codes; the old ones end. */
function RenewCodesDialog({ user, open, onOpenChange, onCodes }: RenewCodesProps) {
  const t = useTranslations()
  const { act } = useAct(accounts.renewRecoveryCodes)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.renewCodesTitle')}
      description={`${t('profile.renewCodesText')} ${t('profile.noUndo')}`}
    >
      <ProofForm
        withCode
        user={user}
        confirm={t('profile.renewCodes')}
        onSubmit={async (proof) => {
          const answer = await act({ body: proof })
          if (answer.success) onCodes(answer.data.recoveryCodes)
          return answer
        }}
      />
    </Dialog>
  )
}
