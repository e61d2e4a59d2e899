import type { Bracket } from '@runmart/contract/catalog-brackets'
import type { Language } from '@runmart/contract/languages'
import { readAmount } from '#ui/read-amount.ts'

/** A price by quantity in the form. */
export type TypedBracket = { from: string; price: string }

/** Serializes saved brackets into one form field. */
export function formatBrackets(brackets: readonly Bracket[] = []): string {
  return JSON.stringify(brackets.map(({ from, price }) => ({ from: String(from), price: String(price) })))
}

export function parseBrackets(text: string): TypedBracket[] {
  return JSON.parse(text) as TypedBracket[]
}

/** Parses brackets for the contract to check; drops empty rows. */
export function readBrackets(language: Language, text: string) {
  return parseBrackets(text)
    .filter(({ from, price }) => from.trim() || price.trim())
    .map(({ from, price }) => ({ from: readAmount(language, from), price: readAmount(language, price) }))
}
