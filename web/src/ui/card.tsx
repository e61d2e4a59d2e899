import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A surface with a hairline around it. `padded` unless its content reaches the edges. */
export function Card({
  children,
  padded = true,
  className,
}: {
  children: ReactNode
  padded?: boolean
  className?: string
}) {
  return (
    <div className={classes('rounded-lg border border-line bg-surface', padded && 'p-5', className)}>{children}</div>
  )
}
