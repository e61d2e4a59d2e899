import type { AuditChange } from '@runmart/contract/audit'

/** Maximum letters of a text in a list or a CSV cell; spreadsheets accept 32,767. */
const LONGEST = 500
/** Words shown before and after a change, to locate it in the text. */
const AROUND = 8
const LEFT_OUT = '…'

/** Whether the name of a value, such as `texts.en.body`, means the text of a page or a newsletter. */
export function isWholeText(name: string): boolean {
  return /(^|\.)(en|vi|ru)\.(body|get|need|questions|text)$/.test(name)
}

/** Shortens the change of a long text for lists: keeps the part from the first to the last changed word. */
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

/** Splits into words; each keeps the space after it. */
const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/)

function countWhile(most: number, holds: (at: number) => boolean): number {
  let count = 0
  while (count < most && holds(count)) count++
  return count
}
