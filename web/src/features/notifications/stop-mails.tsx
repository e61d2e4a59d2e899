import type { NewsKind } from '@runmart/contract/notifications'
import { BellOff, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuthPanel } from '#features/accounts/auth-panel.tsx'
import { useSay } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { ToSettings } from './to-settings.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'

type Props = {
  token: string
  kind: NewsKind /** What to show when the server does not know the link. */
  dead: ReactNode
}

/** Asks once, then says what will not come any more and how to have it again. */
export function StopMails({ token, kind, dead }: Props) {
  const say = useSay()
  const { state, stop } = useUnsubscribe(token)
  if (state === 'dead') return dead
  const done = state === 'done'
  return (
    <AuthPanel
      title={say(done ? 'unsubscribe.doneTitle' : 'unsubscribe.title')}
      intro={say('unsubscribe.intro')}
      tone={done ? 'good' : 'neutral'}
      icon={done ? <CircleCheck aria-hidden /> : <BellOff aria-hidden />}
    >
      <strong className="block rounded-lg bg-sunken px-4 py-3 text-ink">{say(`newsKinds.${kind}`)}</strong>
      <p className="text-pretty text-ink-soft">
        {say('unsubscribe.stays')} {done && say('unsubscribe.again')}
      </p>
      {done ? (
        <ToSettings />
      ) : (
        <Button variant="primary" size="lg" loading={state === 'sending'} onClick={stop}>
          {say('unsubscribe.stop')}
        </Button>
      )}
    </AuthPanel>
  )
}
