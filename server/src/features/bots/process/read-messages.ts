import type { Readable } from 'node:stream'

/** Maximum length of a line from a bot's process. */
export const MAX_MESSAGE_LENGTH = 2 * 1024 * 1024
const WINDOW_MS = 100
const MAX_PER_WINDOW = 2 * 1024 * 1024

/**
 * Reads lines from a possibly hostile stream. Limits their length and reads a flood slowly, so that it blocks its
 * sender and not this process.
 */
export function readMessages(stream: Readable, each: (line: string) => void, tooLong: () => void): void {
  let rest: Buffer[] = []
  let held = 0
  readSlowly(stream, (chunk) => {
    let from = 0
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      const line = held ? Buffer.concat([...rest, chunk.subarray(from, at)]) : chunk.subarray(from, at)
      rest = []
      held = 0
      from = at + 1
      if (stream.destroyed) return
      each(line.toString())
    }
    if (from === chunk.length) return
    rest.push(chunk.subarray(from))
    held += chunk.length - from
    if (held > MAX_MESSAGE_LENGTH) tooLong()
  })
}

/** Reads a stream at a pace that leaves this process time for others. */
export function readSlowly(stream: Readable, each: (chunk: Buffer) => void): void {
  let began = 0
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    const now = performance.now()
    if (now - began > WINDOW_MS) {
      began = now
      bytes = 0
    }
    bytes += chunk.length
    each(chunk)
    if (bytes <= MAX_PER_WINDOW) return
    stream.pause()
    setTimeout(() => stream.resume(), WINDOW_MS - (now - began)).unref()
  })
  stream.on('error', () => {})
}
