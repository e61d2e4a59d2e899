import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { type PillState, stateStyles } from './state-styles.ts'

export type { PillState } from './state-styles.ts'

/** A state: one colour and one icon each, everywhere, never colour alone. */
export function StatusPill({ state, children }: { state: PillState; children: ReactNode }) {
  const { icon: Icon, look } = stateStyles[state]
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2 text-xs font-semibold whitespace-nowrap',
        look,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  )
}
