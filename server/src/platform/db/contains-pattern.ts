/** A pattern for `ilike` that finds these very words anywhere. */
export function containsPattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
