import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { queries } from './queries.ts'

/** Says that what these endpoints told is out of date: shown answers are asked again, others when next shown. */
export function stale(...endpoints: AnyEndpoint[]): void {
  for (const endpoint of endpoints) void queries.invalidateQueries({ queryKey: [endpoint.path] })
}
