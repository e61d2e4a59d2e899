import { randomBytes } from 'node:crypto'
import { chown, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseFolder } from './database-folder.ts'
import { runAs } from './run-as.ts'

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
export async function initialise({ home, account }: DatabaseFolder, { bin }: Binaries): Promise<void> {
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
