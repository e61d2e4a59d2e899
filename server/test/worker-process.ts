import { type ChildProcess, fork } from 'node:child_process'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Market } from './market.ts'

const program = fileURLToPath(new URL('../src/start-worker.ts', import.meta.url))

export type Worker = { pid: number; child: ChildProcess; gone: Promise<void> }

/** A real worker on a market's database, in a process of its own that a test may kill, stop or wake. */
export async function startWorker(market: Market, env: Record<string, string> = {}): Promise<Worker> {
  const { config, databaseUrl } = market
  const child = fork(program, {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      TOKEN_SECRET: config.tokenSecret,
      BOT_MODULES: config.botModules.join(','),
      BOT_ALLOW_HOSTS: [...config.botAllowHosts].join(','),
      DEMO_PASSWORD: 'irrelevant here',
      // It also takes letters: they belong into the mailbox of the market.
      SMTP_URL: config.smtpUrl ?? '',
      LOG_LEVEL: process.env.WORKER_LOG ?? 'silent',
      ...env,
    },
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  after(() => {
    child.kill('SIGKILL')
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
  })
  return { pid: child.pid ?? 0, child, gone }
}
