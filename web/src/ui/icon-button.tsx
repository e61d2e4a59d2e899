import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type Props = ComponentProps<'button'> & { label: string }

/** A square button of one icon; its label is read aloud and shown on hover. */
export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'grid size-9 shrink-0 place-items-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50 dark:hover:bg-raised pointer-coarse:size-11 [&_svg]:size-[18px]',
        className,
      )}
    />
  )
}
