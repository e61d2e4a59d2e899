import { Fragment, type ReactNode } from 'react'
import { classes } from './classes.ts'

/** A placeholder for loading content: give it the content's size by class. */
export function Skeleton({ className }: { className?: string }) {
  const radius = !className?.includes('rounded') && 'rounded-md'
  return <span aria-hidden className={classes('block animate-breathe bg-line', radius, className)} />
}

/** The same children several times, such as the rows of a skeleton. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return [...Array(times).keys()].map((at) => <Fragment key={at}>{children}</Fragment>)
}
