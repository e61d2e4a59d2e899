import { isValidCode, makeCode } from '#platform/codes.ts'

export const CONTENT_PREFIX = 'NAP'
export const CONTENT_LENGTH = 7

/** Makes the transfer content of a customer: `NAP` and seven characters; the last one is a check character. */
export function makeContentCode(): string {
  return makeCode(CONTENT_PREFIX, CONTENT_LENGTH)
}

/**
 * Finds codes in the memo of a transfer. Banks wrap the customer's words, drop spaces and change case, so a code may
 * begin anywhere. Its check character tells it from chance.
 */
export function findContentCodes(memo: string): string[] {
  const text = memo.toUpperCase()
  const found = new Set<string>()
  for (let at = text.indexOf(CONTENT_PREFIX); at !== -1; at = text.indexOf(CONTENT_PREFIX, at + 1)) {
    const code = text.slice(at + CONTENT_PREFIX.length, at + CONTENT_PREFIX.length + CONTENT_LENGTH)
    if (code.length === CONTENT_LENGTH && isValidCode(code)) found.add(CONTENT_PREFIX + code)
  }
  return [...found]
}
