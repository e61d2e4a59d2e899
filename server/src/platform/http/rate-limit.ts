import type { AnyEndpoint, RateLimit } from '@runmart/contract/endpoint'
import type { AttemptLimit } from '../attempts.ts'
import { networkOf } from './request-origin.ts'

export type Visitor = { address: string; userId: string | null; body: unknown }

/** What an endpoint's declared limits count for this visitor. */
export function attemptLimits(endpoint: AnyEndpoint, visitor: Visitor): AttemptLimit[] {
  return (endpoint.limits ?? []).flatMap((limit) => {
    const subject = subjectOf(limit, visitor)
    const kind = typeof limit.by === 'string' ? limit.by : limit.by.field
    // An endpoint may have two limits of one kind: some in an hour, and fewer than so many hours' in a day.
    const what = [endpoint.method, endpoint.path, kind, String(limit.seconds), subject ?? '']
    return subject === null ? [] : [{ ...limit, what }]
  })
}

function subjectOf({ by }: RateLimit, visitor: Visitor): string | null {
  if (by === 'address') return networkOf(visitor.address)
  if (by === 'user') return visitor.userId
  const value = (visitor.body as Record<string, unknown> | null)?.[by.field]
  return typeof value === 'string' ? value.trim().toLowerCase() : null
}
