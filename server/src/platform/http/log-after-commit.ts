import type { Tx } from '../db/tx.ts'
import type { RequestInfo } from './route.ts'

/** Logs an event with the caller's address after the transaction commits. */
export function logAfterCommit(
  tx: Tx,
  request: RequestInfo,
  event: string,
  details: Record<string, unknown>,
  level: 'info' | 'warn' = 'info',
): void {
  tx.afterCommit(() => request.log[level]({ event, ...details, address: request.address }, event))
}
