import { accounts, type User } from '@runmart/contract/accounts'
import { Download, ShieldCheck, ShieldOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { replaceUser } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { TurnOnTwoFactorDialog } from './turn-on-two-factor-dialog.tsx'

/** Two-factor sign-in: its status and its actions. Shows new recovery codes until the user has saved them. */
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

/** Turns two-factor off after the password and a code. */
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

/** Creates new recovery codes; the old ones become invalid. */
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

type Props = { codes: readonly string[]; email: string; onSaved: () => void }

/** Shows the recovery codes once, to copy or download, until the user confirms that they are saved. */
function RecoveryCodes({ codes, email, onSaved }: Props) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  // Takes the focus after the closing dialog has given it back.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus(), 200)
    return () => clearTimeout(timer)
  }, [])
  const text = [t('profile.codesFile', { email }), '', ...codes, ''].join('\r\n')
  const file = new Blob([text], { type: 'text/plain;charset=utf-8' })
  return (
    <div className="rounded-lg border border-line-strong p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink outline-none">
        {t('profile.recoveryTitle')}
      </h3>
      <p className="mt-1 text-pretty text-ink-soft">{t('profile.recoveryText')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2 rounded-lg bg-sunken px-4 py-3.5 font-mono text-[13px] text-ink min-[360px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton wide text={codes.join('\n')} label={t('profile.copyCodes')} />
        <Button size="sm" icon={<Download aria-hidden />} onClick={() => saveFile('runmart-recovery-codes.txt', file)}>
          {t('profile.downloadCodes')}
        </Button>
        <Button size="sm" variant="primary" className="sm:ml-auto" onClick={onSaved}>
          {t('profile.codesKept')}
        </Button>
      </div>
    </div>
  )
}
