import type { StoredResult } from '../result-queries.ts'
import type { StoredRun } from '../run-queries.ts'

/** Lines that were begun and have no result, of a bot that must not do one twice: they count as skipped. */
export function skipUnderWay({ through, begun }: StoredRun, done: ReadonlySet<number>): StoredResult[] {
  const lost: StoredResult[] = []
  for (let line = through + 1; line <= begun; line++)
    if (!done.has(line)) lost.push({ line, status: 'skipped', text: '', problem: 'notRepeated' })
  return lost
}
