import type { IsolatedChild } from './spawn-isolated.ts'
import { innermostPid } from './watch-memory.ts'

/** Ends a bot's process with all its children. */
export function killTree(child: IsolatedChild): void {
  const { pid } = child
  if (!pid || isGone(child)) return
  // The outer process only keeps a namespace and reaps its child. Killed first, it would leave the child to the system.
  if (!killed(() => innermostPid(pid))) killed(() => -pid)
  else setTimeout(() => isGone(child) || killed(() => -pid), 100).unref()
}

/** Another process may have the id of one that is gone. */
const isGone = (child: IsolatedChild) => child.exitCode !== null || child.signalCode !== null

function killed(pid: () => number): boolean {
  try {
    return process.kill(pid(), 'SIGKILL')
  } catch {
    // The process is already gone, or the system has no /proc.
    return false
  }
}
