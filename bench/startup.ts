import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/src/platform/embedded-postgres/free-port.ts'
import type { Figures } from './report.ts'
import { measureRest } from './rest.ts'

const checkout = fileURLToPath(new URL('..', import.meta.url))

/**
 * Seconds from `npm start` to a ready shop, in a fresh clone with npm's existing cache. Then the same in that clone.
 * Then starts, restarts and memory from the sources and from the bundle.
 */
export async function measureStartUp(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'runmart-bench-'))
  chmodSync(folder, 0o755)
  try {
    const clone = join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', checkout, clone])
    const cold = await secondsToReady(clone)
    const warm = await secondsToReady(clone)
    const sources = await measureRest('server/src/start-all.ts')
    const bundle = await measureRest('server/build/start-all.js')
    const named = (how: string, figures: Figures) =>
      Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${how}: ${name}`, figure]))
    return {
      'npm start in a fresh clone, s': cold,
      'npm start again, s': warm,
      ...named('sources', sources),
      ...named('bundle', bundle),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function secondsToReady(clone: string): Promise<number> {
  const port = await freePort()
  const env = {
    ...asOnTheMachine(),
    PORT: String(port),
    DATA_DIR: '',
    DATABASE_URL: '',
    NODE_ENV: '',
    LOG_LEVEL: 'error',
  }
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null)
      throw new Error('npm start ended before the shop was ready; run it by hand to see why.')
    await sleep(20)
  }
  const seconds = Number(((performance.now() - began) / 1000).toFixed(2))
  child.kill('SIGTERM')
  await ended
  return seconds
}

/** Without our own npm and Node: the clone starts with the machine's tools. */
function asOnTheMachine(): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(checkout))
  return { ...env, PATH: folders.join(delimiter) }
}
