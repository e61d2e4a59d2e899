/** A test of a file, and the rows of docs/spec-coverage.md and docs/refusals.md that it or its steps prove. */
export type Titled = { title: string; proves: string[] }

/** The start of a title: a call that runs, perhaps in a loop. Skipped or commented-out calls are not tests. */
const calls =
  /^(?:((?:[ \t]*\/\/ Proves [^\n]*\n)+)(?:[ \t]*for \((?:[^\n]*\n)+?)?)?[ \t]*(?:await )?(test|accessibilityTest|test\.step)\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/gm

/** The titles of a file's tests; computed parts of a title read as `…`. */
export function titlesOf(source: string): Titled[] {
  const found: Titled[] = []
  for (const [, comments = '', call, quoted = ''] of source.matchAll(calls)) {
    const proves = comments.match(/\b[RS]\d+(?:\.\d+)?\b/g) ?? []
    const title = quoted
      .slice(1, -1)
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\(.)/g, '$1')
    if (call === 'test.step') found.at(-1)?.proves.push(...proves)
    else found.push({ title, proves: [...proves] })
  }
  return found
}
