import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Each answers whether it succeeded. */
export const attacks = {
  files: async (file: string) =>
    works(() => readFileSync(file)) || works(() => readdirSync('/')) || works(() => writeFileSync(`${file}.probe`, '')),
  environment: async () => Object.keys(process.env).length > 0,
  processes: async () =>
    works(() => {
      if (spawnSync('/bin/sh', ['-c', ':']).error) throw new Error('refused')
    }) || works(() => new Worker('0', { eval: true })),
  network: (port: string) =>
    new Promise<boolean>((resolve) => {
      try {
        connect(Number(port), '127.0.0.1')
          .on('connect', () => resolve(true))
          .on('error', () => resolve(false))
      } catch {
        resolve(false)
      }
    }),
  // In a world of its own it may well have the number that somebody else has outside.
  signals: async (pid: string) => Number(pid) !== process.pid && works(() => process.kill(Number(pid), 0)),
  memory: async (megabytes: string) => {
    // What was answered before must be out: this may be the end.
    await sleep(50)
    const held: Buffer[] = []
    const hold = () => held.push(Buffer.alloc(16 * 1024 * 1024, held.length + 1))
    while (held.length * 16 < Number(megabytes)) if (!works(hold)) return false
    return true
  },
}

function works(attack: () => unknown): boolean {
  try {
    attack()
    return true
  } catch {
    return false
  }
}
