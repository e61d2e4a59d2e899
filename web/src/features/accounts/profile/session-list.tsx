import { accounts, type Session } from '@runmart/contract/accounts'
import { deviceName, isHandheld } from '@runmart/i18n/device-name'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'

/** The user's sessions, this device first. The user can sign out the others. */
export function SessionList() {
  const t = useTranslations()
  const { data, error, isFetching, refetch } = useApi(accounts.sessions)
  const [ending, setEnding] = useState<Session | null>(null)
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data) return <Loading />
  const sorted = data.items.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <>
      <List label={t('profile.sessions')}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </List>
      {data.items.length < 2 ? (
        <p className="border-t border-line px-5 py-4 text-ink-faint">{t('profile.noSessions')}</p>
      ) : (
        <EndOtherSessions />
      )}
      <EndSessionDialog session={ending} onClose={() => setEnding(null)} />
    </>
  )
}

function Loading() {
  return [0, 1].map((row) => (
    <div key={row} className="flex items-center gap-4 px-5 py-4">
      <Skeleton className="size-9 rounded-lg" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3 w-60" />
      </div>
    </div>
  ))
}

type Props = { session: Session; onEnd: () => void }

/** One session: device, place and time. */
function SessionRow({ session, onEnd }: Props) {
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
            {session.current ? (
              t('profile.activeNow')
            ) : (
              <LinkedSentence
                sentence={t('profile.lastUsedAt', mark)}
                parts={{ when: <DateTime at={session.lastUsedAt} /> }}
              />
            )}
          </span>
          <span>
            <LinkedSentence
              sentence={t('profile.signedInAt', mark)}
              parts={{ when: <DateTime at={session.createdAt} /> }}
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

/** Signs out all other devices after a confirmation. */
function EndOtherSessions() {
  const t = useTranslations()
  const { confirm, dialog } = useConfirm()
  const { act, acting } = useAct(accounts.endOtherSessions, { refusals: 'toast' })
  const end = async () => {
    const isSure = await confirm({
      title: t('otherSessions.endOthersTitle'),
      description: t('otherSessions.endOthersText'),
      confirm: t('otherSessions.endOthers'),
      danger: true,
    })
    if (isSure) await act()
  }
  return (
    <div className="border-t border-line px-5 py-4">
      <Button loading={acting} onClick={end}>
        {t('otherSessions.endOthers')}
      </Button>
      {dialog}
    </div>
  )
}

type EndSessionDialogProps = { session: Session | null; onClose: () => void }

/** Signs out another device after a confirmation. */
function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const t = useTranslations()
  const { act, acting } = useAct(accounts.endSession, { refusals: 'toast' })
  const confirm = async () => {
    if (!session) return
    await act({ params: { id: session.id } })
    onClose()
  }
  return (
    <ConfirmDialog
      open={session !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('profile.endSessionTitle', {
        device: deviceName(session?.device ?? '') || t('profile.unknownDevice'),
      })}
      description={t('profile.sure')}
      confirm={t('profile.endSession')}
      danger
      loading={acting}
      onConfirm={confirm}
    />
  )
}
