import type { IsolatedChild } from './spawn-isolated.ts'
import { innermostPid } from './watch-memory.ts'

/** Ends a bot's process and all that belongs to it. */
export function killTree(child: IsolatedChild): void {
  const { pid } = child
  if (!pid || isGone(child)) return
  // The outer process only keeps a namespace and reaps its child by itself; killed first, it would leave that to the system.
  if (!killed(() => innermostPid(pid))) killed(() => -pid)
  else setTimeout(() => isGone(child) || killed(() => -pid), 100).unref()
}

/** The number of one that is gone may be another's by now. */
const isGone = (child: IsolatedChild) => child.exitCode !== null || child.signalCode !== null

function killed(pid: () => number): boolean {
  try {
    return process.kill(pid(), 'SIGKILL')
  } catch {
    // Gone already, or a system without /proc.
    return false
  }
}
