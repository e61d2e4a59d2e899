import type { AuditChange } from '@runmart/contract/audit'

/** So much of a text is in a list, and in a cell of a table, of which spreadsheets take 32,767 letters. */
const LONGEST = 500
/** So many words before and after a change say where in the text it is. */
const AROUND = 8
const LEFT_OUT = '…'

/** Whether a value is the text of a page or of a letter, by its name: `texts.en.body`. */
export function isWholeText(name: string): boolean {
  return /(^|\.)(en|vi|ru)\.(body|get|need|questions|text)$/.test(name)
}

/** The change of a long text as lists have it: what is around the first word to the last that differ, as far as it is short. */
export function shortenChange(change: AuditChange): AuditChange {
  const { name, before, after } = change
  if (!isWholeText(name) || Math.max(before?.length ?? 0, after?.length ?? 0) <= LONGEST) return change
  const was = wordsOf(before ?? '')
  const is = wordsOf(after ?? '')
  const shared = Math.min(was.length, is.length)
  const first = countWhile(shared, (at) => was[at] === is[at])
  const last = countWhile(shared - first, (at) => was.at(-1 - at) === is.at(-1 - at))
  const part = (words: string[]) => {
    const [from, to] = [Math.max(0, first - AROUND), Math.min(words.length, words.length - last + AROUND)]
    const letters = [...words.slice(from, to).join('')]
    const end = letters.length > LONGEST || to < words.length ? LEFT_OUT : ''
    return `${from > 0 ? LEFT_OUT : ''}${letters.slice(0, LONGEST).join('').trim()}${end}`
  }
  return { name, before: before && part(was), after: after && part(is), isPart: true }
}

/** Each with the space behind it. */
const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/)

function countWhile(most: number, holds: (at: number) => boolean): number {
  let count = 0
  while (count < most && holds(count)) count++
  return count
}
