import type { BookCheck, BookDifference, BookFigure, BookSubject } from '@runmart/contract/books'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Subject = Pick<BookSubject, 'kind' | 'id'>
type Figure = BookDifference['figures'][number]

/** A difference as the check stores it. The caller looks up readable names when it shows the difference. */
export type Difference = Omit<BookDifference, 'about'> & { about: Subject[] }

/** The number of differences that a check found, with a few examples. */
export type Checked = Pick<BookCheck, 'name' | 'found'> & { differences: Difference[] }

export type Sums = { [Name in BookFigure]?: number }

/** The figures in which these sums differ; a missing figure counts as 0. */
export function compareSums(has: Sums, should: Sums): Figure[] {
  const names = Object.keys({ ...has, ...should }) as BookFigure[]
  return names
    .map((name) => ({ name, has: has[name] ?? 0, should: should[name] ?? 0 }))
    .filter((it) => it.has !== it.should)
}

/**
 * A row of differences. `figures` holds the actual and the expected values. Every other column is named after the kind
 * of the subject that it holds.
 */
export type DifferingRow = {
  fault?: BookDifference['fault']
  figures?: { [Name in BookFigure]?: [has: number | null, should: number | null] } | null
} & { [Kind in Subject['kind']]?: string | number | null }

export function differenceOf({ fault = null, figures, ...about }: DifferingRow): Difference {
  const all = Object.entries(figures ?? {}) as [BookFigure, [number | null, number | null]][]
  const subjects = Object.entries(about) as [Subject['kind'], string | number | null][]
  return {
    about: subjects.flatMap(([kind, id]) => (id === null ? [] : { kind, id: String(id) })),
    fault,
    figures: all.map(([name, [has, should]]) => ({ name, has, should })).filter((it) => it.has !== it.should),
  }
}

/** Counts the differing rows and returns a few of them. */
export async function listDifferences(tx: Tx, differing: Sql, most: number): Promise<Omit<Checked, 'name'>> {
  const rows = await tx.all<DifferingRow & { count: number }>(sql`
    select *, count(*) over ()::int as count from (${differing}) as it limit ${most}`)
  return { found: rows[0]?.count ?? 0, differences: rows.map(({ count: _, ...row }) => differenceOf(row)) }
}
