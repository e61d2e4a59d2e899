import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { prepareBinaries } from './binaries.ts'
import { chooseDatabaseFolder } from './database-folder.ts'
import { ensureDatabase } from './ensure-database.ts'
import { withFileLock } from './file-lock.ts'
import { initialise } from './initialise.ts'
import { launch } from './launch.ts'
import { findPostmaster } from './postmaster.ts'

/** A running embedded database; `adopted` when it was running already. */
export type EmbeddedPostgres = {
  url: string
  adopted: boolean
  isAlive(): Promise<boolean>
  stop(): Promise<void>
}

/** Gives a running PostgreSQL whose data lives in (or beside) the data folder: adopted when alive, started otherwise, created when new. */
export async function startEmbeddedPostgres(wish: {
  dataDir: string
  say: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const place = await chooseDatabaseFolder(await realpath(wish.dataDir), wish.say)
  return withFileLock(join(place.home, 'starting'), async () => {
    const binaries = await prepareBinaries(place)
    const data = join(place.home, 'data')
    await checkData(data, binaries.major)
    const adopted = await adopt(data)
    if (adopted === null && !(await isThere(data))) {
      wish.say('Creating the embedded PostgreSQL …')
      await initialise(place, binaries)
    }
    const port = adopted ?? (await launch(place, binaries))
    const url = await ensureDatabase(place.home, port).catch(async (problem) => {
      if (adopted === null) await stop(data)
      throw problem
    })
    const isAlive = async () => (await findPostmaster(data)) !== null
    return { url, adopted: adopted !== null, isAlive, stop: () => stop(data) }
  })
}

/** The port of the live server, after waiting for one that is just starting; null when there is none (any more). */
async function adopt(data: string): Promise<number | null> {
  for (let waited = 0; waited < 300; waited++) {
    const server = await findPostmaster(data)
    if (!server) return null
    if (server.ready) return server.port
    await sleep(200)
  }
  throw new StartupError(`The database in ${data} is running but does not become ready: see server.log beside it.`)
}

async function checkData(data: string, major: string): Promise<void> {
  if (!(await isThere(data))) return
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null))?.trim()
  if (!version)
    throw new StartupError(
      `The folder ${data} is not a PostgreSQL database: restore it from a backup, or set DATA_DIR to begin with an empty one.`,
    )
  if (version !== major)
    throw new StartupError(
      `The database in ${data} was made by PostgreSQL ${version}, but this version brings ${major}: move the data with the former version, or set DATABASE_URL.`,
    )
  if (!(await isThere(join(data, '..', 'password'))))
    throw new StartupError(`The database's password is gone: restore the file "password" beside ${data} from a backup.`)
}

/** Asks the server itself: its programs may have been replaced on disk while it ran. */
async function stop(data: string): Promise<void> {
  for (let waited = 0; waited < 600; waited++) {
    const server = await findPostmaster(data)
    if (!server) return
    // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, what was committed is written out.
    if (waited === 0) process.kill(server.pid, 'SIGINT')
    await sleep(50)
  }
  throw new Error(`The database in ${data} did not stop within 30 seconds.`)
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
