import type { User } from '@runmart/contract/accounts'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

/** Two-factor sign-in: whether it is on, and the ways to change that. New recovery codes stay until they are kept. */
export function TwoFactor({ user }: { user: User }) {
  const t = useTranslations()
  const [asking, setAsking] = useState<'on' | 'off' | 'renew' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const dialog = (which: 'on' | 'off' | 'renew') => ({
    user,
    open: asking === which,
    onOpenChange: (open: boolean) => setAsking(open ? which : null),
  })
  const keep = (fresh: readonly string[]) => {
    setAsking(null)
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
          {user.twoFactor && !codes && <Button onClick={() => setAsking('renew')}>{t('profile.renewCodes')}</Button>}
          {user.twoFactor && !codes && (
            <Button variant="danger" onClick={() => setAsking('off')}>
              {t('profile.turnOff')}
            </Button>
          )}
          {!user.twoFactor && <Button onClick={() => setAsking('on')}>{t('profile.turnOn')}</Button>}
        </div>
      </div>
      {codes && <RecoveryCodes codes={codes} email={user.email} onKept={() => setCodes(null)} />}
      <TurnOnDialog {...dialog('on')} onCodes={keep} />
      <TurnOffDialog {...dialog('off')} />
      <RenewCodesDialog {...dialog('renew')} onCodes={keep} />
    </div>
  )
}
