import { Popover } from '@base-ui/react/popover'
import { type RefObject, useRef } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { classes } from './classes.ts'
import { popoverStyles } from './popover-styles.ts'

type Props = CalendarProps & {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A calendar below its field; Escape closes it and returns the focus to the field. */
export default function CalendarPopover({ anchor, open, onOpenChange, ...calendar }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button of the field closes it by itself.
        if (!(event?.target instanceof Node && anchor.current?.contains(event.target))) onOpenChange(next)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Popover.Popup
            ref={popup}
            aria-label={calendar.label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? true}
            finalFocus={() => anchor.current?.querySelector('button') ?? true}
            className={classes(popoverStyles, 'p-3!')}
          >
            <Calendar {...calendar} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
