import { MAX_ITEM, MAX_LINES_ADDED, STOCK_BODY } from '@runmart/contract/stock'
import { splitItems } from './split-items.ts'

/** A line that says something, by its number in the text. */
export type GivenLine = { line: number; value: string }

/** The items of a text: one a line, empty ones left out. */
export function readLines(text: string): GivenLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((value, at) => ({ line: at + 1, value: value.trim() }))
    .filter((it) => it.value !== '')
}

/** The first line that no stock takes. */
export function findTooLong(lines: readonly GivenLine[]): GivenLine | undefined {
  return lines.find((it) => it.value.length > MAX_ITEM)
}

/** At most so many bytes are sent with a line: a character has up to three of them, and a line its quotes and comma. */
const sizeOf = ({ value }: GivenLine) => value.length * 3 + 3

/** Lines in parts that one call takes each. */
export function partsOf(lines: readonly GivenLine[]): GivenLine[][] {
  return splitItems(lines, { most: MAX_LINES_ADDED, bytes: STOCK_BODY - 1_000, sizeOf })
}
