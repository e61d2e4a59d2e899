import type { ReactNode } from 'react'
import { Change } from './change.tsx'

type Props = {
  amount: number
  /** Undefined where it is not known. */
  before: number | undefined
  children: ReactNode
}

/** A figure in a table above how much more or less it is than before; nothing is not compared with nothing. */
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
