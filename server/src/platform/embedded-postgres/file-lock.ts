import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any start takes: the holder of an older lock is dead and its process id reused. */
const tooOldMs = 180_000
const lockedHere = new Set<string>()

/**
 * Runs work under a lock file, so that two starts never initialise one folder together; a dead holder's lock is void.
 */
export async function withFileLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (lockedHere.has(lock)) await sleep(50)
  lockedHere.add(lock)
  try {
    while (!(await take(lock))) await sleep(50)
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  } finally {
    lockedHere.delete(lock)
  }
}

async function take(lock: string): Promise<boolean> {
  // A link appears atomically with its content; a plain file would be empty for a moment.
  const mine = `${lock}.${process.pid}`
  await writeFile(mine, String(process.pid))
  try {
    await link(mine, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  if (await isVoid(lock)) await rm(lock, { force: true })
  return false
}

async function isVoid(lock: string): Promise<boolean> {
  const [text, made] = await Promise.all([readFile(lock, 'utf8').catch(() => null), stat(lock).catch(() => null)])
  if (text === null || !made) return false
  const holder = Number(text)
  // If the lock names our own process id but we do not hold it, a dead process had that id.
  return holder === process.pid || !isAlive(holder) || Date.now() - made.mtimeMs > tooOldMs
}

/** Whether a process with this id exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
