import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line per event, times in UTC, secrets blacked out wherever they appear; to the standard output unless told. */
export function createLog(level: string, part: string, destination: DestinationStream = pino.destination(1)): Log {
  const paths = [
    'authorization',
    '*.authorization',
    'password',
    '*.password',
    'token',
    '*.token',
    '*.refreshToken',
    '*.otp',
  ]
  return pino(
    {
      level,
      base: { part, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[secret]' },
    },
    destination,
  )
}
