import { useState } from 'react'

/** What the latest deposit since the page was opened added to all deposits so far; null until one arrives. */
export function useArrived(totalDeposit: number): number | null {
  const [seen, setSeen] = useState(totalDeposit)
  const [arrived, setArrived] = useState<number | null>(null)
  if (totalDeposit > seen) {
    setArrived(totalDeposit - seen)
    setSeen(totalDeposit)
  }
  return arrived
}
