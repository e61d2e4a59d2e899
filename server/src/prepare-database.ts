import { checkSecretsKeys } from '#platform/check-secrets-keys.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type DatabaseGuard, migrate } from '#platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { createLog } from '#platform/log.ts'
import { EXIT_STARTUP_ERROR } from '#platform/service-process.ts'
import { nameSourcesInStackTraces } from '#platform/stack-traces.ts'
import { StartupError } from '#platform/startup-error.ts'
import { disableDemo, seedDemo } from './demo.ts'
import { sealedColumns } from './sealed-columns.ts'

/** The message to the parent process once the database is ready. */
export type Prepared = { guard: DatabaseGuard }

/**
 * The program that `npm start` runs before the services. It starts an embedded database if needed, migrates, checks the
 * keys of stored secrets, seeds the demo shop, and ends.
 */
nameSourcesInStackTraces()
try {
  // Ctrl-C reaches the parent, too, which stops afterwards.
  process.on('SIGINT', () => {})
  const config = readConfig()
  const { url, appUrl } = await findDatabase(config)
  const { guard } = await migrate(url, appUrl)
  const productUrl = appUrl ?? url
  await checkSecrets(productUrl, config)
  if (config.demoPassword) await seedDemo(productUrl, config.demoPassword)
  else await disableDemo(productUrl)
  process.send?.({ guard } satisfies Prepared)
} catch (problem) {
  if (!(problem instanceof StartupError)) throw problem
  console.error(problem.message)
  process.exitCode = EXIT_STARTUP_ERROR
} finally {
  process.disconnect?.()
}

/** The given database, or the embedded one, whose server the parent has started. */
async function findDatabase({ databaseUrl, appDatabaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, appUrl: appDatabaseUrl }
  return startEmbeddedPostgres({ dataDir, print: (line) => console.log(line) })
}

/** Not in the API processes: one that starts while the database is down answers 503, and must not end. */
async function checkSecrets(databaseUrl: string, { secretsKeys }: Config): Promise<void> {
  const db = openDatabase(databaseUrl, createLog('silent', 'start'), { connections: 1 })
  try {
    await checkSecretsKeys(db, sealedColumns, secretsKeys)
  } finally {
    await db.close()
  }
}
