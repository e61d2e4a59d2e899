import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** The job engine's log lines in our format; its everyday chatter only when debugging. */
export function quietLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const write = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'
    log[write]({ ...scope, ...(level === 'error' && { problem: String(meta?.error ?? '') }) }, message)
  })
}
