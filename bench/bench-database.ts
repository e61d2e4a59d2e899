import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts'
import { createLog } from '../server/src/platform/log.ts'

export type BenchDatabase = {
  url: string
  dataDir: string
  /** Signs the customers' tokens, once the shop has it, too. */
  secret: string
  owner: Database
  /** Stops it and deletes its data; callers close `owner` first. */
  stop(): Promise<void>
}

/** An empty, migrated PostgreSQL for a measurement; with `keptIn`, one that stays in this folder. */
export async function openBenchDatabase(connections = 1, keptIn: string | null = null): Promise<BenchDatabase> {
  if (keptIn) mkdirSync(keptIn, { recursive: true })
  const dataDir = keptIn ?? mkdtempSync(join(tmpdir(), 'runmart-bench-'))
  // As root the database runs as another user, who needs access to this folder.
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, print: () => {} })
  await migrate(postgres.url)
  return {
    url: postgres.url,
    dataDir,
    secret: randomBytes(32).toString('hex'),
    owner: openDatabase(postgres.url, createLog('silent', 'bench'), { connections, asOwner: true }),
    async stop() {
      await postgres.stop()
      if (!keptIn) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
