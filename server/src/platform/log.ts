import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line per event, times in UTC, secrets blacked out wherever they appear. */
export function createLog(level: string, part: string): Log {
  return pino({
    level,
    base: { part, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'authorization',
        '*.authorization',
        'password',
        '*.password',
        'token',
        '*.token',
        '*.refreshToken',
        '*.otp',
      ],
      censor: '[secret]',
    },
  })
}
