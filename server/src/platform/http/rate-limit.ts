import type { AnyEndpoint, RateLimit } from '@runmart/contract/endpoint'
import type { AttemptLimit } from '../attempts.ts'
import { networkOf } from './request-origin.ts'

export type Visitor = { address: string; userId: string | null; body: unknown }

/** The declared limits of an endpoint, as counted for this visitor. */
export function attemptLimits(endpoint: AnyEndpoint, visitor: Visitor): AttemptLimit[] {
  return (endpoint.limits ?? []).flatMap((limit) => {
    const subject = subjectOf(limit, visitor)
    const kind = typeof limit.by === 'string' ? limit.by : limit.by.field
    // The seconds are part of the key: an endpoint may limit the same subject per hour and per day.
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
