import { randomBytes } from 'node:crypto'
import { chown, readdir, readFile, realpath, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { storedSecret } from '../stored-secret.ts'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { chooseDatabaseFolder, type DatabaseFolder } from './database-folder.ts'
import { withFileLock } from './file-lock.ts'
import { launch } from './launch.ts'
import { findPostmaster } from './postmaster.ts'
import { runAs } from './run-as.ts'

/** The shop's database addresses for its owner and for the product. */
export type Addresses = { url: string; appUrl: string }

/** A running embedded database; `adopted` if it was already running. */
export type EmbeddedPostgres = Addresses & {
  adopted: boolean
  isAlive(): Promise<boolean>
  stop(): Promise<void>
}

/**
 * Only starts the server, without a database client: the supervising process need not load one. Calls `ensure` before
 * another start may go on.
 */
export async function startServer(
  options: { dataDir: string; print: (line: string) => void },
  ensure: (home: string, addresses: Addresses) => Promise<void> = async () => {},
): Promise<EmbeddedPostgres> {
  const folder = await chooseDatabaseFolder(await realpath(options.dataDir), options.print)
  return withFileLock(join(folder.home, 'starting'), async () => {
    const binaries = await prepareBinaries(folder)
    const data = join(folder.home, 'data')
    await checkData(data, binaries.major)
    await checkOwner(folder)
    const adopted = await adopt(data)
    if (adopted === null && !(await isThere(data))) {
      options.print('Creating the embedded PostgreSQL …')
      await initialise(folder, binaries)
    }
    const port = adopted ?? (await launch(folder, binaries))
    const addresses = await addressesOf(folder.home, port)
    await ensure(folder.home, addresses).catch(async (problem) => {
      if (adopted === null) await stop(data)
      throw problem
    })
    const isAlive = async () => (await findPostmaster(data)) !== null
    return { ...addresses, adopted: adopted !== null, isAlive, stop: () => stop(data) }
  })
}

async function addressesOf(home: string, port: number): Promise<Addresses> {
  const password = (await readFile(join(home, 'password'), 'utf8').catch(() => '')).trim()
  const address = (login: string, secret: string) => `postgresql://${login}:${secret}@127.0.0.1:${port}/runmart`
  return { url: address('runmart', password), appUrl: address('runmart_login', storedSecret(home, 'app-password', 24)) }
}

/** The port of the live server, waiting for one that is starting; null if there is none. */
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

/** PostgreSQL refuses another user's files, which a copy without owners has. */
async function checkOwner({ home, account }: DatabaseFolder): Promise<void> {
  const owner = (await stat(join(home, 'data')).catch(() => null))?.uid
  const wanted = account?.uid ?? process.getuid?.()
  if (owner === undefined || owner === wanted) return
  throw new StartupError(
    `The database in ${home} belongs to user ${owner}, but user ${account?.name ?? wanted} runs it: run "chown -R ${account?.name ?? wanted} ${home}" as root and start again.`,
  )
}

/** Signals the server process, because its programs on disk may have changed since its start. */
async function stop(data: string): Promise<void> {
  for (let waited = 0; waited < 600; waited++) {
    const server = await findPostmaster(data)
    if (!server) return
    // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, committed data reaches the disk.
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

/** Settings for a small shop on a small machine; owners may change them in postgresql.conf. */
const settings = [
  'shared_buffers=128MB',
  'max_connections=100',
  'fsync=on',
  'password_encryption=scram-sha-256',
  'log_checkpoints=off',
  'timezone=UTC',
  'log_timezone=UTC',
]

/** An empty cluster with the product's tables and its first log files takes about half of it. */
const neededMiB = 256

/** Makes an empty database cluster. An interruption leaves nothing that a next start could mistake for one. */
async function initialise({ home, account }: DatabaseFolder, { bin }: Binaries): Promise<void> {
  for (const left of await readdir(home)) {
    if (left.startsWith('data.new')) await rm(join(home, left), { recursive: true, force: true })
  }
  await checkSpace(home)
  const password = join(home, 'password')
  await rm(password, { force: true })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) await chown(password, account.uid, account.gid)

  const half = join(home, 'data.new')
  const options = ['-D', half, '-U', 'runmart', '--locale=C', '--encoding=UTF8', '--auth=scram-sha-256']
  const made = await runAs(account, join(bin, 'initdb'), [
    ...options,
    `--pwfile=${password}`,
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  if (made.code !== 0) {
    const reason = made.output.match(/(?:error|FATAL|PANIC): +(.*)/)?.[1] ?? made.output
    throw new StartupError(`The embedded database could not be created in ${home}: ${reason}.`)
  }
  await rename(half, join(home, 'data'))
}

async function checkSpace(home: string): Promise<void> {
  const { bavail, bsize } = await statfs(home)
  const freeMiB = Math.floor((bavail * bsize) / 2 ** 20)
  if (freeMiB < neededMiB)
    throw new StartupError(
      `The disk of ${home} has ${freeMiB} MiB left, but a new database needs ${neededMiB} MiB: free some space, or set DATA_DIR to another disk.`,
    )
}
