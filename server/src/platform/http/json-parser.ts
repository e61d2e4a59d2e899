import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Small bodies are cheap to parse whatever they hold; larger ones are scanned first. */
const SCANNED_FROM = 256 * 1024
const DEEPEST = 8
/** A hundred thousand links of two fields each, and some. */
const MAX_PARTS = 400_000
/** No form of ours has so many fields. */
const MAX_FIELDS = 100

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Refuses bytes that are no text, where a Buffer would silently put U+FFFD; what was sent is what is stored. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** An escape such as \ud83d that stands for half a character; the two halves of one may be escaped each. */
const halfPair = /\\ud[89a-f]/i
const pairOrBackslash = /\\\\|\\ud[89ab]\w\w\\ud[c-f]\w\w/gi

/** Parses JSON bodies, but refuses large ones that are nested deeply or have too many items or fields. */
export function registerJsonParser(app: FastifyInstance): void {
  const parseText = app.getDefaultJsonParser('error', 'error')
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) =>
      parseText(request, text, (problem, value) => (problem ? reject(problem) : resolve(value))),
    )
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const isLarge = body.length > SCANNED_FROM
    if (isLarge && isTooComplex(body)) throw new Refusal('TOO_LARGE')
    // Each step goes over megabytes at once: others are answered in between.
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
  /** For each level: the fields of an object so far, or null for a list. */
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

/** A loop of its own, because most of an upload is one text: 5 MiB take a third of the time that they take in the loop above. */
function endOfText(body: Buffer, begin: number): number {
  const { length } = body
  let at = begin
  while (at < length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1
  return at
}
