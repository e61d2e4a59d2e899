/** The lines of a text, counted like the server counts them: the first is line 1, blank ones included. */
export function splitLines(content: string): string[] {
  return content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
}

/**
 * Replaces lines of a text by their numbers. An empty replacement leaves a blank line, so that the others keep their
 * numbers.
 */
export function replaceLines(content: string, changes: ReadonlyMap<number, string>): string {
  return splitLines(content)
    .map((text, at) => changes.get(at + 1) ?? text)
    .join('\n')
}
