import { NavLink } from 'react-router'
import { useSay } from '../../platform/language.tsx'
import { classes } from '../../ui/classes.ts'
import { builtScreens } from '../screens.ts'

const MOST = 4
const shown = builtScreens.filter((screen) => screen.often).slice(0, MOST)

/** The most used places, within reach of a thumb. */
export function BottomBar() {
  const say = useSay()
  return (
    <nav
      aria-label={say('frame.mainMenu')}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown.map(({ path, icon: Icon, label }) => (
        <NavLink
          key={path}
          to={path}
          end
          className={({ isActive }) =>
            classes(
              'flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-[11px] font-semibold outline-offset-[-4px]',
              isActive ? 'text-brand' : 'text-ink-faint',
            )
          }
        >
          <Icon aria-hidden className="size-5" />
          <span className="max-w-full truncate">{say(label)}</span>
        </NavLink>
      ))}
    </nav>
  )
}
