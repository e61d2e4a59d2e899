import { classes } from './classes.ts'

/** Where something will be: give it that thing's size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-breathe rounded-md bg-line', className)} />
}
