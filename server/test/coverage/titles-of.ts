/** A test that a file holds, with its steps. */
export type Titled = { title: string; steps: string[] }

/** Where a title begins: at a call that runs. What is skipped or commented out is no test. */
const calls =
  /^[ \t]*(?:await )?(test|accessibilityTest|test\.step)\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/gm

/** The titles of a file's tests; each part of a title that is computed reads as `…`. */
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
