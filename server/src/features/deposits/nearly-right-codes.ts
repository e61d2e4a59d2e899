import { codeAlphabet, isValidCode } from '#platform/codes.ts'
import { CONTENT_LENGTH, CONTENT_PREFIX, findContentCodes } from './content-code.ts'

/** A memo is a line or two; whatever is longer is not looked at, and holds no more codes than this. */
const MAX_MEMO = 500
const MAX_CODES = 200

/**
 * Codes that somebody may have meant: with blanks in between, one character wrong, left out or too many, two neighbours
 * swapped, or a slip in the prefix. The check character leaves one of 32, so that chance names nobody.
 */
export function findNearlyRightCodes(memo: string): string[] {
  const text = memo
    .slice(0, MAX_MEMO)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  const found = new Set(findContentCodes(text))
  for (let at = 0; at < text.length && found.size < MAX_CODES; at++) {
    const rest = text.slice(at)
    if (rest.startsWith(CONTENT_PREFIX)) for (const code of repair(rest.slice(CONTENT_PREFIX.length))) found.add(code)
    const slip = slips.find((it) => rest.startsWith(it))
    const body = slip && rest.slice(slip.length, slip.length + CONTENT_LENGTH)
    if (body && isWhole(body)) found.add(CONTENT_PREFIX + body)
  }
  return [...found]
}

const isWhole = (body: string) => body.length === CONTENT_LENGTH && isValidCode(body)

/** The prefix with neighbours swapped, or without one of its letters. */
const slips = ['NPA', 'ANP', 'AP', 'NP', 'NA']

/** Every valid code that is one slip away from how this begins. */
function repair(text: string): string[] {
  const whole = text.slice(0, CONTENT_LENGTH)
  const bodies: string[] = []
  for (let at = 0; at <= CONTENT_LENGTH; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at, CONTENT_LENGTH + 1)]
    // One too many.
    bodies.push(before + after.slice(1))
    // Two neighbours swapped.
    bodies.push(whole.slice(0, at) + (whole[at + 1] ?? '') + (whole[at] ?? '') + whole.slice(at + 2))
    for (const letter of codeAlphabet) {
      // One wrong, one left out.
      bodies.push(whole.slice(0, at) + letter + whole.slice(at + 1))
      bodies.push(before + letter + text.slice(at, CONTENT_LENGTH - 1))
    }
  }
  return bodies.filter(isWhole).map((body) => CONTENT_PREFIX + body)
}
