import { ensureDatabase } from './ensure-database.ts'
import { type EmbeddedPostgres, startServer } from './start-server.ts'

/** Starts the PostgreSQL of the data folder with the shop's database: created when new, adopted when it is running already. */
export function startEmbeddedPostgres(options: {
  dataDir: string
  print: (line: string) => void
}): Promise<EmbeddedPostgres> {
  return startServer(options, ensureDatabase)
}
