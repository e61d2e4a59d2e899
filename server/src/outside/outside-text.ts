import * as z from 'zod/mini'

/**
 * Outside text for storage: cut, without NUL, which databases refuse, and without half characters, which JSON refuses.
 */
export function keepable(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed()
}

/** Outside text that is only a note: cut to `longest` characters. */
export const cutText = (longest: number) =>
  z.pipe(
    z.string(),
    z.transform((it) => keepable(it, longest)),
  )

/** An outside name or number, unchanged or refused: a cut one would name something else. */
export const OutsideId = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))

/** The readable rows of a list, and an unreadable row, if any, as a note for people. */
export type ReadRows<T> = { rows: T[]; odd: string | null }

/**
 * Reads the rows of a list one by one, so that an odd one does not hide the others. `read` throws on a row that it
 * cannot read.
 */
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
