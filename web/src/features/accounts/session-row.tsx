import type { Session } from '@runmart/contract/accounts'
import { deviceName, isHandheld } from '@runmart/i18n/device-name'
import { Monitor, Smartphone } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { When } from '#ui/when.tsx'

type Props = { session: Session; onEnd: () => void }

/** One device: what it is, where, since when. */
export function SessionRow({ session, onEnd }: Props) {
  const t = useTranslations()
  const Icon = isHandheld(session.device) ? Smartphone : Monitor
  const mark = { when: '‹when›' }
  return (
    <li className="flex items-start gap-4 px-5 py-4 sm:items-center">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-soft dark:bg-raised">
        <Icon aria-hidden className="size-[18px]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          {deviceName(session.device) || t('profile.unknownDevice')}
          {session.current && <Badge brand>{t('profile.thisDevice')}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-col gap-x-3 text-[13px] text-ink-faint sm:flex-row sm:flex-wrap">
          <span>
            <LinkedSentence
              sentence={t('profile.lastUsedAt', mark)}
              parts={{ when: <When at={session.lastUsedAt} /> }}
            />
          </span>
          <span>
            <LinkedSentence
              sentence={t('profile.signedInAt', mark)}
              parts={{ when: <When at={session.createdAt} /> }}
            />
          </span>
          <span>{session.address}</span>
        </p>
      </div>
      {!session.current && (
        <Button size="sm" onClick={onEnd}>
          {t('profile.endSession')}
        </Button>
      )}
    </li>
  )
}
