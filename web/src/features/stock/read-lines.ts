import { MAX_ITEM, MAX_LINES_ADDED, STOCK_BODY } from '@runmart/contract/stock'
import { splitItems } from './split-items.ts'

/** A non-empty line, with its number in the text. */
export type GivenLine = { line: number; value: string }

/** The items of a text: one per line, without empty lines. */
export function readLines(text: string): GivenLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((value, at) => ({ line: at + 1, value: value.trim() }))
    .filter((it) => it.value !== '')
}

/** The first line that exceeds the maximum length of an item. */
export function findTooLong(lines: readonly GivenLine[]): GivenLine | undefined {
  return lines.find((it) => it.value.length > MAX_ITEM)
}

/** The maximum bytes that a line adds to the body: three per character, plus quotes and a comma. */
const sizeOf = ({ value }: GivenLine) => value.length * 3 + 3

/** Splits lines into parts that fit one call. */
export function partsOf(lines: readonly GivenLine[]): GivenLine[][] {
  return splitItems(lines, { most: MAX_LINES_ADDED, bytes: STOCK_BODY - 1_000, sizeOf })
}
