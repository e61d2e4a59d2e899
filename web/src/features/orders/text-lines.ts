/** The lines of a text, counted as the server counts them: the first is line 1, blank ones included. */
export function splitLines(content: string): string[] {
  return content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
}

/** The text with some lines written anew, by their numbers. An empty one leaves a blank line, so that the others keep their numbers. */
export function replaceLines(content: string, changes: ReadonlyMap<number, string>): string {
  return splitLines(content)
    .map((text, at) => changes.get(at + 1) ?? text)
    .join('\n')
}
