import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { queryClient } from './query-client.ts'

/** Says that what these endpoints told is out of date: shown answers are asked again, others when next shown. */
export function invalidate(...endpoints: AnyEndpoint[]): void {
  for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: [endpoint.path] })
}
