import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'

/** A screen in the menu or the palette; its label is already translated. */
export type NavItem = {
  path: string
  icon: LucideIcon
  label: string
  /** A longer name for places with more room than the menu. */
  title?: string
  /** Further addresses that belong to it, outside its own path. */
  also?: readonly string[]
  /** Also on a phone's bottom bar, which has room for the most used only. */
  often?: boolean
  /** The number of waiting items, and a sentence about them. */
  waiting?: { count: number; sentence: string } | undefined
  /** The heading above it in a grouped menu; all items of a group share one object. */
  group?: NavGroup
}

export type NavGroup = { id: string; label: string }

export type NavLinksProps = { menu: readonly NavItem[]; collapsed?: boolean; onFollow?: () => void }

export type ShowNavLinks = (props: NavLinksProps) => ReactNode

export function NavLinks({ menu, ...props }: NavLinksProps) {
  const current = useCurrentPath(menu)
  return menu.map((item) => <NavLink key={item.path} item={item} current={item.path === current} {...props} />)
}

type NavLinkProps = {
  item: NavItem
  current?: boolean
  collapsed?: boolean
  /** Lower, for long menus. */
  dense?: boolean
  onFollow?: () => void
}

/** One line of the menu. Collapsed, it is an icon; the sidebar shows its label on hover. */
export function NavLink({ item, current = false, collapsed = false, dense = false, onFollow }: NavLinkProps) {
  const Icon = item.icon
  return (
    <Link
      to={item.path}
      {...(current && { 'aria-current': 'page' })}
      data-tooltip={collapsed ? item.label : undefined}
      {...(onFollow && { onClick: onFollow })}
      className={classes(
        'relative flex shrink-0 items-center gap-3 overflow-hidden rounded-lg px-2.5 font-semibold whitespace-nowrap transition-colors pointer-coarse:h-11',
        dense ? 'h-8' : 'h-9',
        current
          ? 'bg-sunken text-ink dark:bg-raised [&>svg]:text-brand'
          : 'text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised',
      )}
    >
      <Icon aria-hidden className="size-[18px] shrink-0" />
      <span className={collapsed ? 'sr-only' : 'flex-1 truncate'}>{item.label}</span>
      {item.waiting && <NavCount {...item.waiting} dot={collapsed} />}
    </Link>
  )
}

type NavCountProps = {
  count: number
  sentence: string
  /** Only a dot, if there is no room for a number. */
  dot?: boolean
  className?: string
}

/** The number of waiting items behind a menu line; empty for zero. */
export function NavCount({ count, sentence, dot = false, className = 'top-1.5 right-1.5' }: NavCountProps) {
  const { language } = useLanguage()
  if (!count) return null
  return (
    <>
      <span
        aria-hidden
        className={classes(
          dot
            ? `absolute size-2 rounded-full bg-pending ${className}`
            : 'rounded-full bg-pending-soft px-1.5 text-xs leading-5 font-bold text-pending tabular-nums',
        )}
      >
        {!dot && new Intl.NumberFormat(language).format(count)}
      </span>
      <span className="sr-only">, {sentence}</span>
    </>
  )
}

/** The path of the menu item for this page: the longest match. */
export function useCurrentPath(items: readonly NavItem[]): string | null {
  const { pathname } = useLocation()
  const places = items.flatMap(({ path, also = [] }) => [path, ...also].map((place) => ({ place, path })))
  const around = places.filter(({ place }) => pathname === place || pathname.startsWith(`${place}/`))
  return around.sort((a, b) => b.place.length - a.place.length)[0]?.path ?? null
}
