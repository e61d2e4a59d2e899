import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { Badge } from '#ui/badge.tsx'
import { Logo } from '#ui/logo.tsx'
import { type NavItem, NavLink, NavLinks, type ShowNavLinks } from './nav-item.tsx'
import { shellStyles } from './shell-skeleton.tsx'

type Props = {
  menu: readonly NavItem[]
  menuLinks: ShowNavLinks | undefined
  /** The logo's target, and the name of the area next to it. */
  home: string
  area: string | undefined
  exit: NavItem | undefined
}

/** The side menu of larger screens, whole or collapsed by the customer's choice; tablets only have room for a rail. */
export function Sidebar({ menu, menuLinks: Links = NavLinks, home, area, exit }: Props) {
  const t = useTranslations()
  const [collapsed, toggle] = useCollapsed()
  const tooltip = useRailTooltip()
  const label = collapsed ? t('shell.expandMenu') : t('shell.collapseMenu')
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside className={shellStyles.sidebar} {...tooltip.handlers}>
      <div className={shellStyles.sidebarTop}>
        <Link to={home} className="flex rounded-lg">
          <Logo wordmark={!collapsed} />
        </Link>
        {area && !collapsed && (
          <span className="ml-2.5">
            <Badge brand>{area}</Badge>
          </span>
        )}
      </div>
      <nav aria-label={t('shell.mainMenu')} className="flex flex-1 flex-col gap-0.5 overflow-y-auto px-3 py-2">
        <Links menu={menu} collapsed={collapsed} />
        <span className="flex-1" />
        {exit && <NavLink item={exit} collapsed={collapsed} />}
      </nav>
      <div className="border-t border-line p-3 max-xl:hidden">
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-label={label}
          data-tooltip={collapsed ? label : undefined}
          onClick={toggle}
          className="flex h-9 w-full items-center gap-3 overflow-hidden rounded-lg px-2.5 font-medium whitespace-nowrap text-ink-faint transition-colors hover:bg-sunken hover:text-ink dark:hover:bg-raised"
        >
          <Icon aria-hidden className="size-[18px] shrink-0" />
          {!collapsed && label}
        </button>
      </div>
      {tooltip.element}
    </aside>
  )
}

const stored = storedValue('menuCollapsed')

/** As `xl` of the classes. */
const NARROW = '(width < 80rem)'

/**
 * Whether the menu is collapsed to its icons. The choice is stored; the page's script applies it before first paint.
 */
function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const chosen = useStoredValue(stored) === 'true'
  const collapsed = useMediaQuery(NARROW) || chosen
  const toggle = () => {
    document.documentElement.dataset.menu = collapsed ? 'open' : 'collapsed'
    stored.set(String(!collapsed))
  }
  return [collapsed, toggle]
}

type Tooltip = { text: string; middle: number }

/**
 * The label of the hovered or focused icon, beside a collapsed menu. One tooltip for all lines, because the scrolling
 * list would cut it off. Spread `handlers` over the container of elements with `data-tooltip`.
 */
function useRailTooltip() {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null)
  const show = ({ target }: SyntheticEvent) => {
    const named = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
    const { top, height } = named?.getBoundingClientRect() ?? { top: 0, height: 0 }
    setTooltip(named ? { text: named.dataset.tooltip ?? '', middle: top + height / 2 } : null)
  }
  const hide = () => setTooltip(null)
  const handlers = {
    onPointerOver: show,
    onFocus: show,
    onPointerLeave: hide,
    onBlur: hide,
    onClick: hide,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
  }
  const element = tooltip && (
    // Without aria-describedby: the element already has this text as its name.
    <span
      role="tooltip"
      style={{ top: tooltip.middle }}
      className="pointer-events-none absolute left-full z-30 ml-2 -translate-y-1/2 rounded-md border border-line bg-raised px-2.5 py-1 text-[13px] font-semibold whitespace-nowrap text-ink shadow-float"
    >
      {tooltip.text}
    </span>
  )
  return { handlers, element }
}
