import type { User } from '@runmart/contract/accounts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccountButton } from './account-button.tsx'
import { AreaName } from './area-name.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { frameStyles } from './frame-styles.ts'
import { LanguageButton } from './language-button.tsx'
import { PaletteButton } from './palette-button.tsx'
import type { Place } from './place.ts'
import { ThemeSwitch } from './theme-switch.tsx'

// What floats above the page is a third of the frame's code. Its buttons are shown at once, the rest follows.
const AccountMenu = lazy(() => import('./account-menu.tsx'))
const LanguageMenu = lazy(() => import('./language-menu.tsx'))
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

type Props = {
  user: User | null
  places: readonly Place[]
  /** More places to jump to. */
  jumps: readonly Place[]
  home: string
  area?: string | undefined
  exit?: Place | undefined
  /** Before the language: the balance. */
  children?: ReactNode
}

/** What is always in reach: jump, balance, language, theme, account. */
export function TopBar({ user, places, jumps, home, area, exit, children }: Props) {
  return (
    <header className={frameStyles.topBar}>
      <Suspense fallback={<DrawerButton />}>
        <MenuDrawer places={places} exit={exit} />
      </Suspense>
      <Link to={home} className="flex rounded-lg max-[389px]:hidden md:hidden">
        <Logo wordmark={false} />
      </Link>
      {area && (
        <span className="md:hidden">
          <AreaName>{area}</AreaName>
        </span>
      )}
      <span className="flex-1 md:hidden" />
      <PaletteButton places={[...places, ...jumps]} />
      <span className="flex-1 max-md:hidden" />
      {children && (
        <>
          {children}
          <span aria-hidden className="mx-1 h-5 w-px bg-line max-md:hidden" />
        </>
      )}
      <span className="contents max-sm:hidden">
        <Suspense fallback={<LanguageButton />}>
          <LanguageMenu />
        </Suspense>
        <ThemeSwitch />
      </span>
      {user ? (
        <Suspense fallback={<AccountButton user={user} />}>
          <AccountMenu user={user} />
        </Suspense>
      ) : (
        <Skeleton className="mx-1 size-7 rounded-full" />
      )}
    </header>
  )
}
