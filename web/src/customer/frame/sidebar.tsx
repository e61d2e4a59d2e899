import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-router'
import { useSay } from '../../platform/language.tsx'
import { paths } from '../../platform/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { builtScreens } from '../screens.ts'
import { frameLook } from './frame-look.ts'
import { useMenuCollapsed } from './menu-collapsed.ts'
import { NavLink } from './nav-link.tsx'

/** The menu at the side of larger screens. */
export function Sidebar() {
  const say = useSay()
  const [collapsed, toggle] = useMenuCollapsed()
  const words = collapsed ? say('frame.expandMenu') : say('frame.collapseMenu')
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside className={frameLook.sidebar}>
      <div className={frameLook.sidebarTop}>
        <Link to={paths.dashboard} className="flex rounded-lg">
          <Logo wordmark={!collapsed} />
        </Link>
      </div>
      <nav aria-label={say('frame.mainMenu')} className="flex flex-1 flex-col gap-0.5 overflow-y-auto px-3 pt-2">
        {builtScreens.map((screen) => (
          <NavLink key={screen.path} screen={screen} collapsed={collapsed} />
        ))}
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
