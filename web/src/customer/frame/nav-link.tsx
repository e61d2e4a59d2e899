import { NavLink as RouterLink } from 'react-router'
import { useSay } from '../../platform/language.tsx'
import { classes } from '../../ui/classes.ts'
import type { Screen } from '../screens.ts'

type Props = { screen: Screen; collapsed?: boolean; onFollow?: () => void }

/** One line of the menu; collapsed, its icon with the name as a tooltip. */
export function NavLink({ screen, collapsed = false, onFollow }: Props) {
  const say = useSay()
  const Icon = screen.icon
  return (
    <RouterLink
      to={screen.path}
      end
      title={collapsed ? say(screen.label) : undefined}
      {...(onFollow && { onClick: onFollow })}
      className={({ isActive }) =>
        classes(
          'flex h-9 items-center gap-3 overflow-hidden rounded-lg px-2.5 font-semibold whitespace-nowrap transition-colors pointer-coarse:h-11',
          isActive
            ? 'bg-sunken text-ink dark:bg-raised [&>svg]:text-brand'
            : 'text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised',
        )
      }
    >
      <Icon aria-hidden className="size-[18px] shrink-0" />
      <span className={collapsed ? 'sr-only' : undefined}>{say(screen.label)}</span>
    </RouterLink>
  )
}
