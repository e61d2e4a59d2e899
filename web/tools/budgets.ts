import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const KIB = 1024

/** The weight of a first load, gzipped, and the most it may weigh in KiB. */
export type Budget = { what: string; bytes: number; most: number }

/** The size of a file as it travels. */
export function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

/** Ends a build: prints what was weighed, and fails when something is too heavy or wrong. */
export function reportBuild(budgets: readonly Budget[], problems: readonly string[]): void {
  const failures = [...problems]
  for (const { what, bytes, most } of budgets) {
    const kib = (bytes / KIB).toFixed(1)
    console.log(`${what}: ${kib} of at most ${most} KiB`)
    if (bytes > most * KIB) failures.push(`${what} weighs ${kib} KiB, more than ${most}`)
  }
  if (!failures.length) return
  console.error(`\nThe build is not good enough:\n- ${failures.join('\n- ')}`)
  process.exitCode = 1
}
