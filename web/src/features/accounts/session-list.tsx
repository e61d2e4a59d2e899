import { accounts, type Session } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EndSessionDialog } from './end-session-dialog.tsx'
import { SessionRow } from './session-row.tsx'

/** Where I am signed in, this device first; any other can be signed out from here. */
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
      {data.items.length < 2 && (
        <p className="border-t border-line px-5 py-4 text-ink-faint">{t('profile.noSessions')}</p>
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
