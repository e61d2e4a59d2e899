import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import { popoverStyles } from './popover-styles.ts'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'right'
  className?: string
}

/** A list of things to do or choose, opened by a button; holds MenuItem, MenuLink, MenuChoices, MenuLine. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', className }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} className="z-50">
          <Base.Popup className={classes(popoverStyles, 'min-w-48', className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
