import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkout } from '../tools/paths.mjs'
import { descendants } from '../tools/process-tree.mjs'

export { freePort } from '../server/src/platform/embedded-postgres/free-port.ts'

/** An empty folder for a data folder, open to the database's user if we are root. */
export async function newDataDir() {
  const folder = await mkdtemp(join(tmpdir(), 'runmart-start-'))
  await chmod(folder, 0o755)
  return join(folder, 'data')
}

export const removeDataDir = (dataDir) => rm(dirname(dataDir), { recursive: true, force: true })

/** Starts the shop as `npm start` does and lets a test watch it, hurt it and stop it. */
export function launchShop({ dataDir, port }) {
  const child = spawn(process.execPath, ['tools/launch.mjs', 'start'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_PASSWORD: 'demo-of-the-start-test-1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const shop = { pid: child.pid, said: '', url: `http://127.0.0.1:${port}` }
  const hear = (chunk) => {
    shop.said += chunk
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  shop.ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  shop.signal = (name) => child.kill(name)
  shop.parts = (name) => descendants(child.pid).flatMap(({ command, pid }) => (command.includes(name) ? [pid] : []))
  shop.part = (name) => shop.parts(name)[0] ?? null
  shop.isReady = async () => (await fetch(`${shop.url}/readyz`).catch(() => null))?.ok ?? false
  shop.ready = () => until('an answer of /readyz', shop.isReady)
  // A first start builds and makes a database, which takes a busy machine minutes.
  shop.announced = () =>
    until(
      'the announcement',
      () => {
        if (child.exitCode !== null) throw new Error(`The shop ended at once:\n${shop.said}`)
        return shop.said.includes('Runmart is ready')
      },
      300_000,
    )
  return shop
}

/** Waits until the condition holds, and fails with the name of the missing event. */
export async function until(what, isSo, patienceMs = 60_000) {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const value = await isSo()
    if (value) return value
    if (Date.now() > giveUpAt) throw new Error(`It did not become true within ${patienceMs / 1000} s: ${what}`)
    await sleep(100)
  }
}
