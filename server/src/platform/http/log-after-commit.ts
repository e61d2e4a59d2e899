import type { Tx } from '../db/tx.ts'
import type { RequestInfo } from './route.ts'

/** Writes a line about what just happened to whom and from where, once it has truly happened. */
export function logAfterCommit(
  tx: Tx,
  request: RequestInfo,
  event: string,
  details: Record<string, unknown>,
  level: 'info' | 'warn' = 'info',
): void {
  tx.afterCommit(() => request.log[level]({ event, ...details, address: request.address }, event))
}
