import { randomBytes } from 'node:crypto'

/** Without 0/O and 1/I, which people confuse when they read a code aloud. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A random code for people, such as `RM-7K3QX9` with prefix `RM-` and length 6. Its last character checks the others.
 */
export function makeCode(prefix: string, length: number): string {
  // 32 divides 256, so that every character is equally likely.
  const body = Array.from(randomBytes(length - 1), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
  return prefix + body + checkCharacter(body)
}

/** Whether the last character of a code (without its prefix) matches the others. */
export function isValidCode(code: string): boolean {
  const body = code.slice(0, -1)
  return body.length > 0 && [...code].every((it) => codeAlphabet.includes(it)) && code.at(-1) === checkCharacter(body)
}

/** Luhn over base 32: detects every single wrong character and nearly every swap of neighbours. */
function checkCharacter(body: string): string {
  const size = codeAlphabet.length
  let sum = 0
  for (const [index, character] of [...body].reverse().entries()) {
    const value = codeAlphabet.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / size) + (value % size)
  }
  return codeAlphabet[(size - (sum % size)) % size] ?? ''
}
