import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { type Command, commandOf, type IsolationLayers } from './isolation-command.ts'
import { packKit } from './pack-sources.ts'

export type IsolatedChild = ChildProcessByStdio<Writable, Readable, Readable> & { pid: number }

/** Starts a process behind these layers and sends it the kit; it then waits for its bot. */
export function spawnIsolated(layers: IsolationLayers, memoryMb: number): IsolatedChild {
  const user = layers.ownUser ? allocateUser() : null
  const child = spawnCommand(commandOf(layers, memoryMb, user?.uid ?? null))
  child.once('close', () => user?.release())
  if (!child.pid) {
    child.once('error', () => user?.release())
    throw new Error(`${child.spawnfile} could not be started`)
  }
  // The process may end before it reads; its end says more than a broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.write(`${JSON.stringify(packKit())}\n`)
  return child
}

export function spawnCommand({ words: [program = '', ...args], uid, files }: Command): IsolatedChild {
  return spawn(program, args, {
    cwd: '/',
    // For finding the programs; the last of them clears it.
    env: { PATH: process.env.PATH },
    // A separate process group: Ctrl-C in the terminal reaches only the worker, and one signal ends the whole group.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', ...files],
    ...(uid === null ? {} : { uid, gid: uid }),
  }) as unknown as IsolatedChild
}

/** User ids that systems reserve for temporary service users. */
const [FIRST, LAST] = [61_184, 65_519]
const taken = new Set<number>()

/** A user id that no other bot of this process has; release it after the end of the process. */
function allocateUser(): { uid: number; release(): void } {
  // Starts at a random id: another node on this machine allocates, too.
  let uid = randomInt(FIRST, LAST + 1)
  while (taken.has(uid) && taken.size <= LAST - FIRST) uid = uid === LAST ? FIRST : uid + 1
  taken.add(uid)
  return { uid, release: () => taken.delete(uid) }
}
