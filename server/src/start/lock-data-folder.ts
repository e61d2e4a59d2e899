import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#platform/make-folder.ts'
import { StartupError } from '#platform/startup-error.ts'

/** The process that works on a data folder. A copy of the folder names the original. */
type Holder = { pid: number; startedAt: string; folder: string }

/** Creates the data folder and locks it until `release`: two shops on it would stop each other's database. */
export function lockDataFolder(dataDir: string): { release(): void } {
  const lock = join(dataDir, 'running')
  try {
    makeFolder(dataDir)
    const folder = realpathSync(dataDir)
    const holder = readLock(lock)
    if (holder && holder.pid !== process.pid && startTimeOf(holder.pid) === holder.startedAt)
      throw new StartupError(
        holder.folder === folder
          ? `Runmart is already running on ${dataDir} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`
          : `${dataDir} is a copy of ${holder.folder} that was made while Runmart ran there (process ${holder.pid}): stop it, then copy again.`,
      )
    writeFileSync(
      lock,
      JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid), folder } satisfies Holder),
    )
  } catch (problem) {
    if (problem instanceof StartupError) throw problem
    const { code } = problem as NodeJS.ErrnoException
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${code}): change its permissions, or set DATA_DIR.`,
    )
  }
  return { release: () => rmSync(lock, { force: true }) }
}

function readLock(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}

/** The start time of a process, which distinguishes it from a later one with the same pid; empty if there is none. */
function startTimeOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
