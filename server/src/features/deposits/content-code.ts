import { isValidCode, makeCode } from '#platform/codes.ts'

const PREFIX = 'NAP'
const LENGTH = 7

/** The transfer content of a customer: `NAP` and seven characters, the last of which is a check character. */
export function makeContentCode(): string {
  return makeCode(PREFIX, LENGTH)
}

/**
 * The codes hidden in what a bank made of the customer's words. Banks wrap them in their own text, drop spaces and change
 * case, so a code may begin anywhere; its check character tells it from chance.
 */
export function findContentCodes(memo: string): string[] {
  const text = memo.toUpperCase()
  const found = new Set<string>()
  for (let at = text.indexOf(PREFIX); at !== -1; at = text.indexOf(PREFIX, at + 1)) {
    const code = text.slice(at + PREFIX.length, at + PREFIX.length + LENGTH)
    if (code.length === LENGTH && isValidCode(code)) found.add(PREFIX + code)
  }
  return [...found]
}
