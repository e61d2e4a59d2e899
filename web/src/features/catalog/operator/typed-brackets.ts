import type { Bracket } from '@runmart/contract/catalog-brackets'
import type { Language } from '@runmart/contract/languages'
import { readAmount } from '#ui/read-amount.ts'

/** A price by quantity as it is being typed. */
export type TypedBracket = { from: string; price: string }

/** Saved brackets as the one text that the form of a service holds for them. */
export function formatBrackets(brackets: readonly Bracket[] = []): string {
  return JSON.stringify(brackets.map(({ from, price }) => ({ from: String(from), price: String(price) })))
}

/** The typed brackets of such a text. */
export function parseBrackets(text: string): TypedBracket[] {
  return JSON.parse(text) as TypedBracket[]
}

/** The typed brackets for the contract to check; one of which nothing was typed is none. */
export function readBrackets(language: Language, text: string) {
  return parseBrackets(text)
    .filter(({ from, price }) => from.trim() || price.trim())
    .map(({ from, price }) => ({ from: readAmount(language, from), price: readAmount(language, price) }))
}
