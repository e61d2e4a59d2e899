import type { NewsKind } from '@runmart/contract/notifications'
import { BellOff, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { CenteredPanel } from '#ui/centered-page.tsx'
import { ToSettings } from './to-settings.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'

type Props = {
  token: string
  kind: NewsKind /** What to show when the server does not know the link. */
  dead: ReactNode
}

/** Asks once, then says what will not come any more and how to have it again. */
export function StopMails({ token, kind, dead }: Props) {
  const t = useTranslations()
  const { state, stop } = useUnsubscribe(token)
  if (state === 'dead') return dead
  const done = state === 'done'
  return (
    <CenteredPanel
      title={t(done ? 'unsubscribe.doneTitle' : 'unsubscribe.title')}
      intro={t('unsubscribe.intro')}
      tone={done ? 'good' : 'neutral'}
      icon={done ? <CircleCheck aria-hidden /> : <BellOff aria-hidden />}
    >
      <strong className="block rounded-lg bg-sunken px-4 py-3 text-ink">{t(`notificationKinds.${kind}`)}</strong>
      <p className="text-pretty text-ink-soft">
        {t('unsubscribe.stays')} {done && t('unsubscribe.again')}
      </p>
      {done ? (
        <ToSettings />
      ) : (
        <Button variant="primary" size="lg" loading={state === 'sending'} onClick={stop}>
          {t('unsubscribe.stop')}
        </Button>
      )}
    </CenteredPanel>
  )
}
