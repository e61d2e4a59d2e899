import { Money } from './money.tsx'
import { useMovingNumber } from './use-moving-number.ts'

/** An amount that may change while it is looked at: it counts over to the new one. */
export function MovingMoney({ amount, className }: { amount: number; className?: string }) {
  return <Money amount={useMovingNumber(amount)} className={className ?? ''} />
}
