import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/startup-error.ts'

/** Makes the data folder and keeps every other Runmart out of it until released: two would stop each other's database. */
export function lockDataFolder(dataDir: string): { release(): void } {
  const sign = join(dataDir, 'running')
  try {
    mkdirSync(dataDir, { recursive: true })
    const holder = readLock(sign)
    if (holder && holder.pid !== process.pid && startTimeOf(holder.pid) === holder.born)
      throw new StartupError(
        `Runmart is already running on ${dataDir} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`,
      )
    writeFileSync(sign, `${process.pid} ${startTimeOf(process.pid)}`)
  } catch (problem) {
    if (problem instanceof StartupError) throw problem
    const { code } = problem as NodeJS.ErrnoException
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${code}): change its permissions, or set DATA_DIR.`,
    )
  }
  return { release: () => rmSync(sign, { force: true }) }
}

function readLock(sign: string): { pid: number; born: string } | null {
  try {
    const [pid, ...born] = readFileSync(sign, 'utf8').split(' ')
    return { pid: Number(pid), born: born.join(' ') }
  } catch {
    return null
  }
}

/** When a process was born, which tells it from a later one that was given the same number; empty when there is none. */
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
