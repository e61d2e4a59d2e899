/** A text as it is searched: without marks and in lower case. Vietnamese is often typed without its marks. */
export function foldText(text: string): string {
  // đ is a letter of its own, which no normalising takes apart.
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Whether a text holds every typed word, with or without marks, in any case. */
export function holdsWords(text: string, typed: string): boolean {
  const folded = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
