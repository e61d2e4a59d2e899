import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { type Command, commandOf, type IsolationLayers } from './isolation-command.ts'
import { packKit } from './pack-sources.ts'

export type IsolatedChild = ChildProcessByStdio<Writable, Readable, Readable> & { pid: number }

/** Starts a process behind these layers and sends it the kit: it loads that and waits for its bot. */
export function spawnIsolated(layers: IsolationLayers, memoryMb: number): IsolatedChild {
  const user = layers.ownUser ? allocateUser() : null
  const child = spawnCommand(commandOf(layers, memoryMb, user?.uid ?? null))
  child.once('close', () => user?.release())
  if (!child.pid) {
    child.once('error', () => user?.release())
    throw new Error(`${child.spawnfile} could not be started`)
  }
  // It may be gone before it has read; how it ended says more than a broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.write(`${JSON.stringify(packKit())}\n`)
  return child
}

export function spawnCommand({ words: [program = '', ...args], uid, files }: Command): IsolatedChild {
  return spawn(program, args, {
    cwd: '/',
    // To find the programs; the last of them empties it.
    env: { PATH: process.env.PATH },
    // A group of its own: Ctrl-C in our terminal is for us, and all of it can be ended at once.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', ...files],
    ...(uid === null ? {} : { uid, gid: uid }),
  }) as unknown as IsolatedChild
}

/** Numbers that systems keep free for users that exist only while a service runs. */
const [FIRST, LAST] = [61_184, 65_519]
const taken = new Set<number>()

/** A user number no other bot of this process has; to be released when its process is gone. */
function allocateUser(): { uid: number; release(): void } {
  // By chance, not in order: another node on this machine counts too.
  let uid = randomInt(FIRST, LAST + 1)
  while (taken.has(uid) && taken.size <= LAST - FIRST) uid = uid === LAST ? FIRST : uid + 1
  taken.add(uid)
  return { uid, release: () => taken.delete(uid) }
}
