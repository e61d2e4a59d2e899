import * as z from 'zod/mini'

/** Text of strangers as the shop keeps it: cut, without NUL, which no database holds, and without half characters, which JSON refuses. */
export function keepable(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed()
}

/** Text that others send as a note: more than `longest` characters of it are cut. */
export const cutText = (longest: number) =>
  z.pipe(
    z.string(),
    z.transform((it) => keepable(it, longest)),
  )

/** A name or number that others give something: as it is or not at all, since a cut one would name something else. */
export const OutsideId = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))

/** What was read of a list, and one row as a note for people where some could not be read. */
export type ReadRows<T> = { rows: T[]; odd: string | null }

/** Reads the rows of a list one by one, so that an odd one does not hide the others. `read` throws for what it cannot read. */
export function readRows<T>(all: readonly unknown[], read: (row: unknown) => T): ReadRows<T> {
  const rows: T[] = []
  let odd: string | null = null
  for (const row of all)
    try {
      rows.push(read(row))
    } catch {
      odd ??= keepable(JSON.stringify(row) ?? '', 200)
    }
  return { rows, odd }
}
