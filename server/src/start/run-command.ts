import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { createLog } from '#platform/log.ts'
import { requireOwnerUrl } from '#platform/service-process.ts'
import { StartupError } from '#platform/startup-error.ts'

/** Runs a command on the shop's database: the given one, a running one, or one started for the moment. */
export async function runCommand(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    requireOwnerUrl(config)
    const embedded = config.databaseUrl
      ? null
      : await startEmbeddedPostgres({ dataDir: config.dataDir, print: console.log })
    const url = config.databaseUrl ?? embedded?.url ?? ''
    const appUrl = embedded?.appUrl ?? config.appDatabaseUrl
    try {
      await migrate(url, appUrl)
      const db = openDatabase(appUrl ?? url, createLog('silent', 'command'), { connections: 2 })
      await work(db)
      await db.close()
    } finally {
      if (embedded && !embedded.adopted) await embedded.stop()
    }
  } catch (problem) {
    if (!(problem instanceof StartupError)) throw problem
    console.error(problem.message)
    process.exitCode = 1
  }
}
