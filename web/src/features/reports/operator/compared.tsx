import type { ReactNode } from 'react'
import { Change } from './change.tsx'

type Props = { amount: number; before: number; children: ReactNode }

/** A figure in a table above how much more or less it is than before; nothing is not compared with nothing. */
export function Compared({ amount, before, children }: Props) {
  return (
    <div className="flex flex-col items-end">
      {children}
      {(amount !== 0 || before !== 0) && (
        <span className="text-xs">
          <Change amount={amount} before={before} />
        </span>
      )}
    </div>
  )
}
