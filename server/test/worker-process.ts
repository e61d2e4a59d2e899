import { type ChildProcess, fork } from 'node:child_process'
import { after } from 'node:test'
import { programFile } from './program.ts'
import type { TestServer } from './test-server.ts'

export type Worker = { pid: number; child: ChildProcess; gone: Promise<void> }

/** A real worker on a test server's database, in its own process that a test may kill, stop or wake. */
export async function startWorker(server: TestServer, env: Record<string, string> = {}): Promise<Worker> {
  const { config, databaseUrl } = server
  const child = fork(programFile('start-worker'), {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      TOKEN_SECRET: config.tokenSecret,
      BOT_MODULES: config.botModules.join(','),
      BOT_ALLOW_HOSTS: [...config.botAllowHosts].join(','),
      DEMO_PASSWORD: 'irrelevant here',
      // It also sends mails, which belong into the test server's mailbox.
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
