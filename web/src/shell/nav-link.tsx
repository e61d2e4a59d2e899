import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import { NavCount } from './nav-count.tsx'
import type { Place } from './place.ts'

type Props = { place: Place; current?: boolean; collapsed?: boolean; onFollow?: () => void }

/** One line of the menu; collapsed, its icon with the name as a tooltip. */
export function NavLink({ place, current = false, collapsed = false, onFollow }: Props) {
  const Icon = place.icon
  return (
    <Link
      to={place.path}
      {...(current && { 'aria-current': 'page' })}
      title={collapsed ? place.label : undefined}
      {...(onFollow && { onClick: onFollow })}
      className={classes(
        'relative flex h-9 shrink-0 items-center gap-3 overflow-hidden rounded-lg px-2.5 font-semibold whitespace-nowrap transition-colors pointer-coarse:h-11',
        current
          ? 'bg-sunken text-ink dark:bg-raised [&>svg]:text-brand'
          : 'text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised',
      )}
    >
      <Icon aria-hidden className="size-[18px] shrink-0" />
      <span className={collapsed ? 'sr-only' : 'flex-1'}>{place.label}</span>
      {place.waiting && <NavCount {...place.waiting} dot={collapsed} />}
    </Link>
  )
}
