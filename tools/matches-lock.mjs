import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether npm's installed packages match the lock file and still exist. After a developer's own `npm install` they
 * match without the stamp.
 */
export function isInstalled(installed, { isStamped, lock, checkout }) {
  return areThere(installed, checkout) && (isStamped || matchesLock(installed, lock))
}

/** Whether each package in npm's record still has its folder. */
function areThere(installed, checkout) {
  return Object.entries(installed.packages).every(
    ([path, { link }]) => link || existsSync(join(checkout, path, 'package.json')),
  )
}

/** Whether npm's record, which npm writes last, matches a lock file on this machine. */
export function matchesLock(installed, lock, machine = process) {
  const isOurs = ({ os, cpu }) => (!os || os.includes(machine.platform)) && (!cpu || cpu.includes(machine.arch))
  const rightlyThere = Object.entries(installed.packages).every(
    ([path, found]) => isOurs(found) && lock.packages[path]?.version === found.version,
  )
  const nothingMissing = Object.entries(lock.packages).every(
    ([path, wanted]) => !path.includes('node_modules/') || wanted.optional || path in installed.packages,
  )
  return rightlyThere && nothingMissing
}
