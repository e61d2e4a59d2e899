import type { User } from '@runmart/contract/accounts'
import { Languages, Menu } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import type { NavItem, ShowNavLinks } from './nav-item.tsx'
import { PaletteButton } from './palette-button.tsx'
import type { PaletteSearch } from './palette-search.ts'
import { shellStyles } from './shell-skeleton.tsx'

// Menus and drawers are a third of the shell's code. Their buttons appear at once, the rest follows.
const AccountMenu = lazy(() => import('./account-menu.tsx'))
const LanguageMenu = lazy(() => import('./language-menu.tsx'))
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

type Props = {
  user: User | null
  menu: readonly NavItem[]
  menuLinks: ShowNavLinks | undefined
  paletteOnly: readonly NavItem[]
  own: readonly NavItem[] | undefined
  home: string
  area: string | undefined
  exit: NavItem | undefined
  search: PaletteSearch | undefined
  /** Before the language: the balance. */
  children: ReactNode
}

/** Search, balance, bell and account; on wide screens also language and theme. */
export function TopBar({ user, menu, menuLinks, paletteOnly, own, home, area, exit, search, children }: Props) {
  return (
    <header className={shellStyles.topBar}>
      <Suspense fallback={<DrawerButton />}>
        <MenuDrawer trigger={<DrawerButton />} {...{ menu, menuLinks, exit }} />
      </Suspense>
      <Link to={home} className="flex rounded-lg max-sm:hidden md:hidden">
        <Logo wordmark={false} />
      </Link>
      {area && (
        <span className="ml-1 min-w-0 truncate sm:ml-2.5 md:hidden">
          <Badge brand>{area}</Badge>
        </span>
      )}
      <span className="flex-1 md:hidden" />
      <PaletteButton screens={[...menu, ...paletteOnly]} search={search} />
      <span className="flex-1 max-md:hidden" />
      {children && (
        <>
          {children}
          <span aria-hidden className="mx-1 h-5 w-px bg-line max-xl:hidden" />
        </>
      )}
      <span className="contents max-xl:hidden">
        <Suspense fallback={<LanguageButton />}>
          <LanguageMenu trigger={<LanguageButton />} />
        </Suspense>
        <ThemeSwitch />
      </span>
      {user ? (
        <Suspense fallback={<AccountButton user={user} />}>
          <AccountMenu trigger={<AccountButton user={user} />} user={user} own={own} />
        </Suspense>
      ) : (
        <Skeleton className="mx-1 size-7 rounded-full" />
      )}
    </header>
  )
}

function DrawerButton(props: ComponentProps<'button'>) {
  const t = useTranslations()
  return (
    <IconButton {...props} label={t('shell.openMenu')} className="md:hidden">
      <Menu aria-hidden />
    </IconButton>
  )
}

function LanguageButton(props: ComponentProps<'button'>) {
  const t = useTranslations()
  return (
    <IconButton {...props} label={t('shell.language')}>
      <Languages aria-hidden />
    </IconButton>
  )
}

function AccountButton({ user, ...props }: ComponentProps<'button'> & { user: User }) {
  const t = useTranslations()
  return (
    <button
      type="button"
      {...props}
      aria-label={t('shell.account')}
      className="grid size-9 shrink-0 place-items-center rounded-lg hover:bg-sunken dark:hover:bg-raised pointer-coarse:size-11"
    >
      <span className="grid size-7 place-items-center rounded-full bg-brand-soft text-xs font-bold text-brand uppercase">
        {[...user.username][0]}
      </span>
    </button>
  )
}
