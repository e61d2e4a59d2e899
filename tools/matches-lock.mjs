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
