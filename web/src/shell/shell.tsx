import type { User } from '@runmart/contract/accounts'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { leftOnPurpose, loadUser, useSession } from '#platform/session.ts'
import { Refused } from '#ui/refused.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { frameStyles } from './frame-styles.ts'
import type { Place } from './place.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLive } from './use-live.ts'

type Props = {
  places: readonly Place[]
  /** More places to jump to by the palette. */
  jumps?: readonly Place[]
  /** Where the logo leads. */
  home: string
  /** The name of an area that is not the shop, and the way out of it. */
  area?: string
  exit?: Place
  topBar?: (user: User | null) => ReactNode
  children: ReactNode
}

/** The frame around every screen of a signed-in person, shown at once; whoever is not signed in goes to sign in first. */
export function Shell({ places, jumps = [], home, area, exit, topBar, children }: Props) {
  const t = useTranslations()
  const { pathname, search, hash } = useLocation()
  const { user, loading, error } = useSession()

  if (!user && !loading && !error)
    return <Navigate replace to={leftOnPurpose() ? paths.login() : paths.login(pathname + search + hash)} />
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-lg bg-brand px-3 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      <Sidebar places={places} home={home} area={area} exit={exit} />
      <div className={frameStyles.column}>
        <TopBar user={user} places={places} jumps={jumps} home={home} area={area} exit={exit}>
          {topBar?.(user)}
        </TopBar>
        <main id="content" tabIndex={-1} className={`${frameStyles.content} outline-none`}>
          {error && !user ? (
            <Refused title={t('shell.unknownSession')} onRetry={loadUser} className="py-24">
              {t('shell.unreachable')}
            </Refused>
          ) : (
            children
          )}
        </main>
      </div>
      <BottomBar places={places} />
      <StartAtTop key={pathname} />
      {user && <Live key={user.id} />}
    </>
  )
}

/** Each page starts at its top. */
function StartAtTop() {
  useEffect(() => void scrollTo(0, 0), [])
  return null
}

/** Another user needs another line. */
function Live() {
  useLive()
  return null
}
