/** A pattern for `ilike` that finds exactly these words anywhere. */
export function containsPattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
