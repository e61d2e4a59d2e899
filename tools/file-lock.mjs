import { appendFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any installation takes: the holder is gone and its process id reused. */
const tooOldMs = 30 * 60_000

/**
 * Runs work under a lock file, so that two commands never install into one folder together; a dead holder's lock is
 * void.
 */
export async function oneAtATime(lock, work) {
  await mkdir(dirname(lock), { recursive: true })
  for (let waited = 0; !(await take(lock)); waited++) {
    if (waited === 0) console.log('Another command is preparing this checkout; waiting for it …')
    await sleep(500)
  }
  try {
    // After a kill -9 our child processes live on; the lock holds until they end, too.
    return await work((pid) => appendFileSync(lock, ` ${pid}`))
  } finally {
    await rm(lock, { force: true })
  }
}

async function take(lock) {
  // A link appears atomically with its content; a plain file would be empty for a moment.
  const mine = `${lock}.${process.pid}`
  await writeFile(mine, String(process.pid))
  try {
    await link(mine, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  if (await isVoid(lock)) await rm(lock, { force: true })
  return false
}

async function isVoid(lock) {
  const [held, made] = await Promise.all([readFile(lock, 'utf8').catch(() => null), stat(lock).catch(() => null)])
  if (held === null || !made) return false
  const holders = held.split(' ').map(Number)
  return Date.now() - made.mtimeMs > tooOldMs || !holders.some((pid) => pid !== process.pid && isAlive(pid))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
