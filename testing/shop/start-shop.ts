import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/src/platform/embedded-postgres/free-port.ts'
import { buildServer, createShopDatabase, demoSettings, everybodysPassword } from './shop-database.ts'
import { silenceAlerts } from './silence-alerts.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const patienceMs = 90_000

/** A running product with an empty data folder of its own. */
export type StartedShop = {
  url: string
  pid: number
  dataDir: string
  /** The owner's address; null if the database is below the data folder. */
  databaseUrl: string | null
  demoPassword: string
  output(): string
  stop(): Promise<void>
}

/** Starts database, API, worker and web on a free port, as `npm start` does, and waits until they are ready. */
export async function startShop(settings: Record<string, string> = {}): Promise<StartedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'runmart-e2e-'))
  // As root the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  // The set-up has built it for the shops of a test run.
  if (!settings.DATABASE_URL) await buildServer()
  const child = spawn(process.execPath, ['server/build/start-all.js'], {
    cwd: checkout,
    // The channel tells the shop when the test run dies, so that it stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...demoSettings,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // All shops run the same code, so they share the compile cache.
      NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
      ...settings,
    },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const giveUpAt = Date.now() + patienceMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop()
      throw new Error(`The shop did not become ready:\n${output}`)
    }
    await sleep(200)
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    demoPassword: everybodysPassword,
    output: () => output,
    stop,
  }
}

/**
 * Starts a shop for one journey, in a test run on a copy of the furnished database. It has one API process, because
 * starting a second costs more than the journey itself.
 */
export async function startOwnShop(settings: Record<string, string> = {}): Promise<StartedShop> {
  const shop = await startShop({ ...(await createShopDatabase()), API_PROCESSES: '1', ...settings })
  await silenceAlerts(shop)
  return shop
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null)
  return answer?.ok ?? false
}
