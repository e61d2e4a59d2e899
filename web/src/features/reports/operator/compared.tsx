import type { ReactNode } from 'react'
import { Change } from './change.tsx'

type Props = {
  amount: number
  /** Undefined if unknown. */
  before: number | undefined
  children: ReactNode
}

/** A figure in a table above its change; it compares nothing if both are zero. */
export function Compared({ amount, before, children }: Props) {
  return (
    <div>
      {children}
      {before !== undefined && (amount !== 0 || before !== 0) && (
        <div className="text-xs">
          <Change amount={amount} before={before} />
        </div>
      )}
    </div>
  )
}
