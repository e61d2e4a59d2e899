import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { Logo } from '#ui/logo.tsx'
import { AreaName } from './area-name.tsx'
import { frameStyles } from './frame-styles.ts'
import { useMenuCollapsed } from './menu-collapsed.ts'
import { NavLink } from './nav-link.tsx'
import type { Place } from './place.ts'
import { useCurrentPlace } from './use-current-place.ts'

type Props = {
  places: readonly Place[]
  /** Where the logo leads, and the name of the area beside it. */
  home: string
  area?: string | undefined
  /** The way out of the area, at the foot of the menu. */
  exit?: Place | undefined
}

/** The menu at the side of larger screens. */
export function Sidebar({ places, home, area, exit }: Props) {
  const t = useTranslations()
  const [collapsed, toggle] = useMenuCollapsed()
  const current = useCurrentPlace(places)
  const words = collapsed ? t('shell.expandMenu') : t('shell.collapseMenu')
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside className={frameStyles.sidebar}>
      <div className={frameStyles.sidebarTop}>
        <Link to={home} className="flex rounded-lg">
          <Logo wordmark={!collapsed} />
        </Link>
        {area && !collapsed && <AreaName>{area}</AreaName>}
      </div>
      <nav aria-label={t('shell.mainMenu')} className="flex flex-1 flex-col gap-0.5 overflow-y-auto px-3 py-2">
        {places.map((place) => (
          <NavLink key={place.path} place={place} current={place.path === current} collapsed={collapsed} />
        ))}
        <span className="flex-1" />
        {exit && <NavLink place={exit} collapsed={collapsed} />}
      </nav>
      <div className="border-t border-line p-3">
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-label={words}
          title={collapsed ? words : undefined}
          onClick={toggle}
          className="flex h-9 w-full items-center gap-3 overflow-hidden rounded-lg px-2.5 font-medium whitespace-nowrap text-ink-faint transition-colors hover:bg-sunken hover:text-ink dark:hover:bg-raised"
        >
          <Icon aria-hidden className="size-[18px] shrink-0" />
          {!collapsed && words}
        </button>
      </div>
    </aside>
  )
}
