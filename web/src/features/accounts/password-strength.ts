export type StrengthLevel = 'short' | 'long' | 'personal' | 'weak' | 'fair' | 'good' | 'strong'
export type Strength = { level: StrengthLevel; bars: 0 | 1 | 2 | 3 | 4; longEnough: boolean; impersonal: boolean }

const rows = 'qwertyuiop asdfghjkl zxcvbnm abcdefghijklmnopqrstuvwxyz 01234567890'
const neighbours = rows + [...rows].reverse().join('')

/** Rates the strength of a password and checks it against the rules of the contract. */
export function passwordStrength(password: string, personal: readonly string[] = []): Strength {
  const length = [...password].length
  const known = personal.flatMap(guessableWords)
  const rules = { longEnough: length >= 8 && length <= 128, impersonal: !known.includes(password.toLowerCase()) }
  if (length < 8) return { level: 'short', bars: length ? 1 : 0, ...rules }
  if (length > 128) return { level: 'long', bars: 1, ...rules }
  if (!rules.impersonal) return { level: 'personal', bars: 1, ...rules }
  const bits = guessingBits(withoutNames(password.toLowerCase(), known))
  if (bits < 32) return { level: 'weak', bars: 1, ...rules }
  if (bits < 48) return { level: 'fair', bars: 2, ...rules }
  if (bits < 64) return { level: 'good', bars: 3, ...rules }
  return { level: 'strong', bars: 4, ...rules }
}

/** The guessable forms of a name: the whole, and the part of an e-mail address before the @. */
function guessableWords(name: string): string[] {
  const word = name.trim().toLowerCase()
  return [word, word.split('@')[0] ?? ''].filter(Boolean)
}

/** Removes names from a password: guessing starts with them, so they add no strength. */
function withoutNames(password: string, names: readonly string[]): string {
  return names.filter((name) => name.length >= 3).reduce((rest, name) => rest.replaceAll(name, ''), password)
}

/** Estimates entropy. A new kind of character adds much, the same kind less, a repetition or `1234` almost nothing. */
function guessingBits(password: string): number {
  const characters = [...password]
  return characters.reduce((bits, character, at) => bits + surprise(character, characters[at - 1]), 0)
}

function surprise(character: string, before: string | undefined): number {
  if (before !== undefined) {
    if (character === before || (character !== ' ' && neighbours.includes(before + character))) return 0.5
    if (kindOf(character) === kindOf(before)) return 2.5
  }
  return kindOf(character) === 'digit' ? 3.3 : 4.7
}

function kindOf(character: string): 'digit' | 'letter' | 'sign' {
  if (/\d/.test(character)) return 'digit'
  return /\p{L}/u.test(character) ? 'letter' : 'sign'
}
