import type { Service } from '@runmart/contract/catalog'
import type { FieldProblem } from '@runmart/contract/errors'
import { useState } from 'react'
import { limitsOf } from './limits.ts'

/** How much is ordered: what was typed for this very service, its least at first, or what was counted in a file. */
export function useAmount(service: Service | null, counted: number | null = null) {
  const [typed, setTyped] = useState<{ service: string | undefined; digits: string } | null>(null)
  const own = typed?.service === service?.id ? typed?.digits : undefined
  const digits = counted !== null ? String(counted) : (own ?? String(service?.minAmount ?? ''))
  const { least, most } = service ? limitsOf(service) : { least: 1, most: Number.POSITIVE_INFINITY }
  const fits = Number(digits) >= least && Number(digits) <= most
  const problem: FieldProblem | null = digits === '' ? 'required' : fits ? null : 'outOfRange'
  return {
    digits,
    setDigits: (next: string) => setTyped({ service: service?.id, digits: next }),
    isCounted: counted !== null,
    /** Null until it is something that the service allows. */
    value: problem ? null : Number(digits),
    problem,
  }
}
