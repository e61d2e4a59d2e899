import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Writes one JSON line per event, with times in UTC and without secrets. Writes to standard output by default. */
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
