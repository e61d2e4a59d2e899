import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'
import { classes } from '#ui/classes.ts'
import { NavCount, type NavItem, NavLink, type NavLinksProps, useCurrentPath } from '../nav-item.tsx'

const closedGroups = storedValue('closedMenuGroups')

/** A long menu with headings that fold; the browser stores which are folded. */
export function GroupedMenu({ menu, collapsed = false, onFollow }: NavLinksProps) {
  const current = useCurrentPath(menu)
  const closed = (useStoredValue(closedGroups) ?? '').split(' ')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const toggle = (id: string) =>
    closedGroups.set((closed.includes(id) ? closed.filter((it) => it !== id) : [...closed, id]).join(' '))
  const link = (item: NavItem) => (
    <NavLink
      key={item.path}
      dense
      {...{ item, collapsed, current: item.path === current, ...(onFollow && { onFollow }) }}
    />
  )
  return (
    <div ref={box} className="flex flex-col gap-0.5">
      {[...Map.groupBy(menu, (it) => it.group)].map(([group, items]) => {
        if (!group) return <Fragment key="">{items.map(link)}</Fragment>
        if (collapsed)
          return (
            <div key={group.id} className="mt-1.5 flex flex-col gap-0.5 border-t border-line pt-1.5">
              {items.map(link)}
            </div>
          )
        const { id, label } = group
        const isOpen = !closed.includes(id)
        return (
          <Group key={id} label={label} items={items} open={isOpen} onToggle={() => toggle(id)}>
            {items.filter((it) => isOpen || it.path === current).map(link)}
          </Group>
        )
      })}
    </div>
  )
}

type GroupProps = {
  label: string
  items: readonly NavItem[]
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A heading; while folded it shows how much waits below it. */
function Group({ label, items, open, onToggle, children }: GroupProps) {
  const id = useId()
  const waiting = items.flatMap((it) => (it.waiting?.count ? [it.waiting] : []))
  return (
    <div className="mt-2 flex flex-col gap-0.5">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="group flex h-7 shrink-0 items-center gap-1 rounded-lg px-2.5 text-left text-xs font-semibold text-ink-faint transition-colors hover:text-ink pointer-coarse:h-11"
      >
        <span className="truncate">{label}</span>
        <ChevronDown
          aria-hidden
          className={classes(
            'size-3.5 shrink-0 transition',
            open
              ? 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100'
              : '-rotate-90',
          )}
        />
        <span className="flex-1" />
        {!open && (
          <NavCount
            count={waiting.reduce((sum, it) => sum + it.count, 0)}
            sentence={waiting.map((it) => it.sentence).join(', ')}
          />
        )}
      </button>
      <div id={id} className="flex flex-col gap-0.5">
        {children}
      </div>
    </div>
  )
}
