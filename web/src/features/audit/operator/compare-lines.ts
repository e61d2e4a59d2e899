/** A line of a changed text. `changed` is the range of letters that differ, if the rest of the line is the same. */
export type Line = { kind: 'same' | 'removed' | 'added'; text: string; changed?: readonly [from: number, to: number] }
/** A line of the comparison, or the number of unchanged lines between two changes. */
export type ShownLine = Line | { kind: 'left-out'; count: number }

/** Above this number of line pairs the best match takes too long: the whole old text counts as removed. */
const MOST_PAIRS = 250_000
/** The number of unchanged lines shown before and after a change, which locate it in the text. */
const AROUND = 2

/** Compares two texts line by line and keeps a few lines around each change. Null means that there is no text. */
export function compareLines(before: string | null, after: string | null): ShownLine[] {
  const was = linesOf(before)
  const is = linesOf(after)
  const shared = Math.min(was.length, is.length)
  const first = countWhile(shared, (at) => was[at] === is[at])
  const last = countWhile(shared - first, (at) => was.at(-1 - at) === is.at(-1 - at))
  const lines = [
    ...sameLines(was.slice(0, first)),
    ...matchLines(was.slice(first, was.length - last), is.slice(first, is.length - last)),
    ...sameLines(was.slice(was.length - last)),
  ]
  return leaveOut(lines)
}

const linesOf = (text: string | null) => (text === null ? [] : text.split(/\r?\n/))
const sameLines = (lines: string[]): Line[] => lines.map((text) => ({ kind: 'same', text }))

/** Matches the lines of both texts by their longest common subsequence. */
function matchLines(was: string[], is: string[]): Line[] {
  if (was.length * is.length > MOST_PAIRS) return changedLines(was, is)
  const width = is.length + 1
  const common = new Uint16Array((was.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      common[i * width + j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: Line[] = []
  let removed: string[] = []
  let added: string[] = []
  for (let i = 0, j = 0; i < was.length || j < is.length; ) {
    const [old = '', now = ''] = [was[i], is[j]]
    if (i < was.length && j < is.length && old === now) {
      lines.push(...changedLines(removed, added), { kind: 'same', text: old })
      removed = []
      added = []
      i++
      j++
    } else if (j === is.length || (i < was.length && at(i + 1, j) >= at(i, j + 1))) {
      removed.push(old)
      i++
    } else {
      added.push(now)
      j++
    }
  }
  return [...lines, ...changedLines(removed, added)]
}

/** Removed and added lines. If their numbers are equal, each line is compared with its counterpart. */
function changedLines(removed: string[], added: string[]): Line[] {
  const isPaired = removed.length === added.length
  const line = (kind: 'removed' | 'added', text: string, other: string | undefined): Line => {
    const changed = isPaired && other !== undefined ? changedPart(text, other) : null
    return changed ? { kind, text, changed } : { kind, text }
  }
  return [
    ...removed.map((text, at) => line('removed', text, added[at])),
    ...added.map((text, at) => line('added', text, removed[at])),
  ]
}

/** The range in which a line differs from another, in whole words. Null if start and end have nothing in common. */
function changedPart(text: string, other: string): [number, number] | null {
  const [words, others] = [wordsOf(text), wordsOf(other)]
  const shared = Math.min(words.length, others.length)
  const first = countWhile(shared, (at) => words[at] === others[at])
  const last = countWhile(shared - first, (at) => words.at(-1 - at) === others.at(-1 - at))
  if (first + last === 0) return null
  const length = (some: string[]) => some.join('').length
  return [length(words.slice(0, first)), text.length - length(words.slice(words.length - last))]
}

const wordsOf = (line: string) => line.match(/\s+|\S+/g) ?? []

function countWhile(most: number, holds: (at: number) => boolean): number {
  let count = 0
  while (count < most && holds(count)) count++
  return count
}

/** Keeps the lines near a change and replaces the others with their number. */
function leaveOut(lines: Line[]): ShownLine[] {
  const near = new Set<number>()
  for (const [at, { kind }] of lines.entries())
    if (kind !== 'same') for (let it = at - AROUND; it <= at + AROUND; it++) near.add(it)
  const shown: ShownLine[] = []
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1)
    if (near.has(at)) shown.push(line)
    else if (last?.kind === 'left-out') last.count++
    else shown.push({ kind: 'left-out', count: 1 })
  }
  return shown
}
