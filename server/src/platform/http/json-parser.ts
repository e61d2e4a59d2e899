import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Larger bodies need a scan first; small ones are always cheap to parse. */
const SCANNED_FROM = 256 * 1024
const DEEPEST = 8
/** Enough for 100,000 links of two fields each. */
const MAX_PARTS = 400_000
/** More fields than any of our forms has. */
const MAX_FIELDS = 100

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Refuses invalid UTF-8. A Buffer would silently store U+FFFD instead of the sent bytes. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** An escape such as \ud83d for half a character. Both halves together are valid. */
const halfPair = /\\ud[89a-f]/i
const pairOrBackslash = /\\\\|\\ud[89ab]\w\w\\ud[c-f]\w\w/gi

/** Parses JSON bodies. Refuses large ones with deep nesting, or with too many items or fields. */
export function registerJsonParser(app: FastifyInstance): void {
  const parseText = app.getDefaultJsonParser('error', 'error')
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) =>
      parseText(request, text, (problem, value) => (problem ? reject(problem) : resolve(value))),
    )
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const isLarge = body.length > SCANNED_FROM
    if (isLarge && isTooComplex(body)) throw new Refusal('TOO_LARGE')
    // Each step reads megabytes at once: yields to other requests in between.
    if (isLarge) await nextTurn()
    const text = decode(body)
    if (text === null) throw new Refusal('VALIDATION', { fields: { body: 'invalid' } })
    if (isLarge) await nextTurn()
    return parse(request, text)
  })
}

function decode(body: Buffer): string | null {
  try {
    const text = utf8.decode(body)
    return halfPair.test(text) && halfPair.test(text.replace(pairOrBackslash, '')) ? null : text
  } catch {
    return null
  }
}

function isTooComplex(body: Buffer): boolean {
  /** For each level: the number of fields of an object so far, or null for a list. */
  const levels: (number | null)[] = []
  let parts = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]
    if (byte === QUOTE) at = endOfText(body, at + 1)
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      if (levels.push(byte === OPEN_OBJECT ? 1 : null) > DEEPEST) return true
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) levels.pop()
    else if (byte === COMMA) {
      const fields = levels.at(-1)
      if (typeof fields === 'number') levels[levels.length - 1] = fields + 1
      if (++parts > MAX_PARTS || (fields ?? 0) >= MAX_FIELDS) return true
    }
  }
  return false
}

/** A separate loop, because most of an upload is one text: 5 MiB take a third of the time here. */
function endOfText(body: Buffer, begin: number): number {
  const { length } = body
  let at = begin
  while (at < length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1
  return at
}
