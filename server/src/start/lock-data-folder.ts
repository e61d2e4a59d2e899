import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/startup-error.ts'

/** Creates the data folder and locks it until released: two shops on it would stop each other's database. */
export function lockDataFolder(dataDir: string): { release(): void } {
  const lock = join(dataDir, 'running')
  try {
    mkdirSync(dataDir, { recursive: true })
    const holder = readLock(lock)
    if (holder && holder.pid !== process.pid && startTimeOf(holder.pid) === holder.startedAt)
      throw new StartupError(
        `Runmart is already running on ${dataDir} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`,
      )
    writeFileSync(lock, `${process.pid} ${startTimeOf(process.pid)}`)
  } catch (problem) {
    if (problem instanceof StartupError) throw problem
    const { code } = problem as NodeJS.ErrnoException
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${code}): change its permissions, or set DATA_DIR.`,
    )
  }
  return { release: () => rmSync(lock, { force: true }) }
}

function readLock(lock: string): { pid: number; startedAt: string } | null {
  try {
    const [pid, ...startedAt] = readFileSync(lock, 'utf8').split(' ')
    return { pid: Number(pid), startedAt: startedAt.join(' ') }
  } catch {
    return null
  }
}

/** When a process started, which tells it from a later one with the same pid; empty when there is none. */
function startTimeOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold blanks; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
