import { execSync, fork, spawn, spawnSync } from 'node:child_process'
import cluster from 'node:cluster'
import { open } from 'node:inspector'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const ways: Record<string, () => unknown> = {
  spawn: () => spawn('/bin/sh', ['-c', ':']),
  spawnSync() {
    const { error } = spawnSync('/bin/sh', ['-c', ':'])
    if (error) throw error
  },
  exec: () => execSync(':'),
  fork: () => fork('/tmp/x.js'),
  cluster() {
    cluster.setupPrimary({ exec: '/tmp/x.js' })
    cluster.fork()
  },
  worker: () => new Worker('0', { eval: true }),
  addon: () => process.dlopen({ exports: {} }, '/tmp/x.node'),
  inspector: () => open(0),
  binding: () => Reflect.get(process, 'binding')('spawn_sync'),
  // Another context is no way round: what it can reach is the same process.
  context: () => runInNewContext('process.getBuiltinModule("child_process").execSync(":")', { process }),
}

/** Starts whatever can be started: `<way>`; ok when it got through. */
export const startsProcesses = defineBot({
  id: 'starts-processes',
  name: localized,
  describe: localized,
  example: 'spawn',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text }),
  async run(way) {
    try {
      await ways[way]?.()
      return { ok: true, text: `${way} worked` }
    } catch (problem) {
      return { ok: false, text: String((problem as NodeJS.ErrnoException).code) }
    }
  },
})
