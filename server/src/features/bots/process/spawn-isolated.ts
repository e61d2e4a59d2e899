import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { Start } from '@runmart/bots/kit/host/messages'
import { commandOf, type Layers } from './layers.ts'
import { takeUser } from './own-user.ts'

export type IsolatedChild = ChildProcessByStdio<Writable, Readable, Readable> & { pid: number }

/** Starts the process of a bot behind these layers and tells it its first words. */
export function spawnIsolated(layers: Layers, memoryMb: number, start: Start): IsolatedChild {
  const user = layers.ownUser ? takeUser() : null
  const { words, uid, node } = commandOf(layers, memoryMb, user?.uid ?? null)
  const [program = '', ...args] = words
  const child = spawn(program, args, {
    cwd: '/',
    // To find the words; the last of them empties it.
    env: { PATH: process.env.PATH },
    // A group of its own: Ctrl-C in our terminal is for us, and all of it can be ended at once.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', node],
    ...(uid === null ? {} : { uid, gid: uid }),
  }) as unknown as IsolatedChild
  child.once('close', () => user?.giveBack())
  if (!child.pid) {
    child.once('error', () => user?.giveBack())
    throw new Error(`${program} could not be started`)
  }
  // It may be gone before it has read; how it ended says more than a broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.write(`${JSON.stringify(start)}\n`)
  return child
}
