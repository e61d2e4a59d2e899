import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether what npm noted as installed is what the lock file wants, and still there. A developer who has just run `npm install` has
 * what the new lock says, without the stamp.
 */
export function isInstalled(installed, { isStamped, lock, checkout }) {
  return areThere(installed, checkout) && (isStamped || matchesLock(installed, lock))
}

/** Whether each package that npm noted as installed still has its folder. */
function areThere(installed, checkout) {
  return Object.entries(installed.packages).every(
    ([path, { link }]) => link || existsSync(join(checkout, path, 'package.json')),
  )
}

/** Whether what npm noted as installed (it does so last) is what a lock file wants on this machine. */
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
