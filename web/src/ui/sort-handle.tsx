import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type Props = ComponentProps<'button'> & { label: string }

/** Drags a row; focused, its arrow keys move the row. Takes the props of `useSorting`. */
export function SortHandle({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts="ArrowUp ArrowDown"
      {...rest}
      className={classes(
        'grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:bg-sunken hover:text-ink active:cursor-grabbing dark:hover:bg-raised pointer-coarse:size-11',
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
}
