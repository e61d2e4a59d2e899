import { foldText } from '@runmart/contract/fold-text'

/** A text with the typed words highlighted, with or without marks and in any case. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const letters = [...text]
  const isMarked = markedLetters(letters, foldText(typed).split(/\s+/).filter(Boolean))
  const parts: { text: string; isMarked: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const marked = isMarked.has(at)
    const last = parts.at(-1)
    if (last?.isMarked === marked) last.text += letter
    else parts.push({ text: letter, isMarked: marked })
  }
  return parts.map((part, at) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <mark key={at} className="bg-transparent font-semibold text-brand">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

/** The letters of each word's first match. Folding may change the number of letters, so it folds each letter alone. */
function markedLetters(letters: readonly string[], words: readonly string[]): Set<number> {
  const origins = letters.flatMap((letter, at) => [...foldText(letter)].map((folded) => ({ folded, at })))
  const folded = origins.map((it) => it.folded).join('')
  const marked = new Set<number>()
  for (const word of words) {
    const begin = folded.indexOf(word)
    if (begin >= 0) for (const { at } of origins.slice(begin, begin + word.length)) marked.add(at)
  }
  return marked
}
