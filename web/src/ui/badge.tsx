import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export function Badge({ children, brand = false }: { children: ReactNode; brand?: boolean }) {
  return (
    <span
      className={classes(
        'inline-flex h-5 items-center rounded-md px-1.5 text-xs font-semibold whitespace-nowrap',
        brand ? 'bg-brand-soft text-brand' : 'bg-sunken text-ink-soft dark:bg-raised',
      )}
    >
      {children}
    </span>
  )
}
