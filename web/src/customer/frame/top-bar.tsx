import type { User } from '@runmart/contract/accounts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountButton } from './account-button.tsx'
import { Balance } from './balance.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { frameLook } from './frame-look.ts'
import { LanguageButton } from './language-button.tsx'
import { PaletteButton } from './palette-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

// What floats above the page is a third of the frame's code. Its buttons are shown at once, the rest follows.
const AccountMenu = lazy(() => import('./account-menu.tsx'))
const LanguageMenu = lazy(() => import('./language-menu.tsx'))
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** What is always in reach: jump, balance, language, theme, account. */
export function TopBar({ user }: { user: User | null }) {
  return (
    <header className={frameLook.topBar}>
      <Suspense fallback={<DrawerButton />}>
        <MenuDrawer />
      </Suspense>
      <Link to={paths.dashboard} className="flex rounded-lg md:hidden">
        <Logo wordmark={false} />
      </Link>
      <span className="flex-1 md:hidden" />
      <PaletteButton />
      <span className="flex-1 max-md:hidden" />
      <Balance user={user} />
      <span aria-hidden className="mx-1 h-5 w-px bg-line max-md:hidden" />
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
