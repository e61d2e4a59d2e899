/** A text for searching, without marks and in lower case: people often type Vietnamese without its marks. */
export function foldText(text: string): string {
  // đ is a letter of its own; normalising does not decompose it.
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Whether a text contains every typed word, with or without marks, in any case. */
export function holdsWords(text: string, typed: string): boolean {
  const folded = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
