import type { User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { askPasswordLink } from './ask-password-link.ts'

/** For who signs in with Google only: the forgotten-password mail also sets a first password. */
export function NoPassword({ user }: { user: User }) {
  const t = useTranslations()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  if (state === 'sent') return <Alert tone="success">{t('profile.passwordLinkSent', { email: user.email })}</Alert>

  const send = async () => {
    setState('sending')
    const answer = await askPasswordLink(user.email)
    setState(answer.success ? 'sent' : 'open')
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-md text-pretty text-ink-soft">{t('profile.noPassword')}</p>
      <Button loading={state === 'sending'} onClick={send}>
        {t('profile.mailPasswordLink')}
      </Button>
    </div>
  )
}
