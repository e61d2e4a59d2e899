/** Adds up rows, figure by figure. */
export function addUp<Figure extends string>(
  rows: readonly Readonly<Record<Figure, number>>[],
  figures: readonly Figure[],
): Record<Figure, number> {
  const sum = (figure: Figure) => rows.reduce((all, it) => all + it[figure], 0)
  return Object.fromEntries(figures.map((it) => [it, sum(it)])) as Record<Figure, number>
}
