import { codeAlphabet, isValidCode } from '#platform/codes.ts'
import { CONTENT_LENGTH, CONTENT_PREFIX, findContentCodes } from './content-code.ts'

/** Limits of the search: memos have a line or two. */
const MAX_MEMO = 500
const MAX_CODES = 200

/**
 * Codes that a customer may have mistyped. Allows spaces, one wrong, missing or extra character, swapped neighbours, or
 * a slip in the prefix. The check character leaves one of 32 candidates, so that chance hits rarely find a customer.
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

/** The prefix with swapped neighbours, or without one letter. */
const slips = ['NPA', 'ANP', 'AP', 'NP', 'NA']

/** All valid codes that are one slip away from the beginning of the text. */
function repair(text: string): string[] {
  const whole = text.slice(0, CONTENT_LENGTH)
  const bodies: string[] = []
  for (let at = 0; at <= CONTENT_LENGTH; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at, CONTENT_LENGTH + 1)]
    // An extra character.
    bodies.push(before + after.slice(1))
    // Swapped neighbours.
    bodies.push(whole.slice(0, at) + (whole[at + 1] ?? '') + (whole[at] ?? '') + whole.slice(at + 2))
    for (const letter of codeAlphabet) {
      // A wrong character, or a missing one.
      bodies.push(whole.slice(0, at) + letter + whole.slice(at + 1))
      bodies.push(before + letter + text.slice(at, CONTENT_LENGTH - 1))
    }
  }
  return bodies.filter(isWhole).map((body) => CONTENT_PREFIX + body)
}
