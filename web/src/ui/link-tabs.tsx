import { NavLink, useLocation } from 'react-router'
import { classes } from './classes.ts'
import { useScrollToTab } from './use-scroll-to-tab.ts'

/** `within`: pages below its address belong to it. */
type LinkTab = { to: string; label: string; within?: boolean }
type Props = { label: string; tabs: readonly LinkTab[] }

/**
 * Views of one thing, each with an address of its own. A long row scrolls by itself and keeps the current tab in view.
 */
export function LinkTabs({ label, tabs }: Props) {
  const nav = useScrollToTab<HTMLElement>(useLocation().pathname)
  return (
    <nav ref={nav} aria-label={label} className="relative mb-5 overflow-x-auto overflow-y-hidden border-b border-line">
      <ul className="flex w-max gap-0.5">
        {tabs.map(({ to, label, within = false }) => (
          <li key={to}>
            <NavLink
              end={!within}
              to={to}
              className={({ isActive }) =>
                classes(
                  'flex h-10 items-center border-b-2 px-2.5 text-[13px] font-semibold whitespace-nowrap outline-offset-[-2px] transition-colors pointer-coarse:h-11',
                  isActive ? 'border-brand text-ink' : 'border-transparent text-ink-faint hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
