import type { Tx } from '../db/tx.ts'
import type { Visit } from './route.ts'

/** Writes a line about what just happened to whom and from where, once it has truly happened. */
export function note(
  tx: Tx,
  visit: Visit,
  event: string,
  details: Record<string, unknown>,
  level: 'info' | 'warn' = 'info',
): void {
  tx.afterCommit(() => visit.log[level]({ event, ...details, address: visit.address }, event))
}
