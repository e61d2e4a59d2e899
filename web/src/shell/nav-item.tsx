import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'

/** A screen that the menu or the palette leads to; its label is translated already. */
export type NavItem = {
  path: string
  icon: LucideIcon
  label: string
  /** What it is called where there is more room than in the menu, if that is more. */
  title?: string
  /** Other addresses that belong to it, although theirs do not begin with its own. */
  also?: readonly string[]
  /** On a phone's bottom bar, where only the most used fit. */
  often?: boolean
  /** How much waits there, and the sentence that says so. */
  waiting?: { count: number; sentence: string } | undefined
  /** The heading that it stands under, in a menu that has some; one object for all of them. */
  group?: NavGroup
}

export type NavGroup = { id: string; label: string }

export type NavLinksProps = { menu: readonly NavItem[]; collapsed?: boolean; onFollow?: () => void }

/** How the lines of a menu are shown. */
export type ShowNavLinks = (props: NavLinksProps) => ReactNode

/** The lines of a menu, below each other. */
export function NavLinks({ menu, ...props }: NavLinksProps) {
  const current = useCurrentPath(menu)
  return menu.map((item) => <NavLink key={item.path} item={item} current={item.path === current} {...props} />)
}

type NavLinkProps = {
  item: NavItem
  current?: boolean
  collapsed?: boolean
  /** Lower, where there are many. */
  dense?: boolean
  onFollow?: () => void
}

/** One line of the menu; collapsed, its icon, whose label the sidebar shows when it is pointed at. */
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
  /** Only a dot, where there is no room for a number. */
  dot?: boolean
  className?: string
}

/** How much waits behind a line of the menu; nothing when nothing does. */
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

/** The path of the item that this page belongs to: of those that contain it, the nearest. */
export function useCurrentPath(items: readonly NavItem[]): string | null {
  const { pathname } = useLocation()
  const places = items.flatMap(({ path, also = [] }) => [path, ...also].map((place) => ({ place, path })))
  const around = places.filter(({ place }) => pathname === place || pathname.startsWith(`${place}/`))
  return around.sort((a, b) => b.place.length - a.place.length)[0]?.path ?? null
}
