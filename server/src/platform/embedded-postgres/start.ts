import { ensureDatabase } from './ensure-database.ts'
import { type EmbeddedPostgres, startServer } from './start-server.ts'

/** Starts the data folder's PostgreSQL with the shop's database: creates it if missing, adopts a running one. */
export function startEmbeddedPostgres(options: {
  dataDir: string
  print: (line: string) => void
}): Promise<EmbeddedPostgres> {
  return startServer(options, ensureDatabase)
}
