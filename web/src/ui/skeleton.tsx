import { classes } from './classes.ts'

/** Where something will be: give it that thing's size by class. */
export function Skeleton({ className }: { className?: string }) {
  const radius = !className?.includes('rounded') && 'rounded-md'
  return <span aria-hidden className={classes('block animate-breathe bg-line', radius, className)} />
}
