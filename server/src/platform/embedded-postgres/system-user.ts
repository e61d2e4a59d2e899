import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'

const exec = promisify(execFile)
/** Root by `su` may lack the folder of useradd in PATH. */
const withSystemTools = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

/** The system account that runs the database; null means "the one we already are". */
export type Account = { name: string; uid: number; gid: number } | null

/** Finds the account for PostgreSQL, which refuses to run as root; creates a system account if there is none. */
export async function databaseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return null
  const existing = (await findAccount('postgres')) ?? (await findAccount('runmart'))
  if (existing) return existing
  try {
    await exec('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'runmart'], {
      env: withSystemTools,
    })
  } catch (error) {
    // Two starts may create it at once; the loser finds it below.
    const found = await findAccount('runmart')
    if (found) return found
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new StartupError(
      `PostgreSQL does not run as root and no system user could be created for it (${reason}): start as another user, or set DATABASE_URL.`,
    )
  }
  const created = await findAccount('runmart')
  if (!created)
    throw new StartupError('The system user "runmart" was created but cannot be found: start as another user.')
  return created
}

async function findAccount(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([numberOf(['-u', name]), numberOf(['-g', name])])
  return uid === null || gid === null || uid === 0 ? null : { name, uid, gid }
}

async function numberOf(args: string[]): Promise<number | null> {
  try {
    return Number((await exec('id', args)).stdout.trim())
  } catch {
    return null
  }
}
