/** A test of a file, with its steps. */
export type Titled = { title: string; steps: string[] }

/** The start of a title: a call that runs. Skipped or commented-out calls are not tests. */
const calls =
  /^[ \t]*(?:await )?(test|accessibilityTest|test\.step)\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/gm

/** The titles of a file's tests; computed parts of a title read as `…`. */
export function titlesOf(source: string): Titled[] {
  const found: Titled[] = []
  for (const [, call, quoted = ''] of source.matchAll(calls)) {
    const title = quoted
      .slice(1, -1)
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\(.)/g, '$1')
    if (call === 'test.step') found.at(-1)?.steps.push(title)
    else found.push({ title, steps: [] })
  }
  return found
}
