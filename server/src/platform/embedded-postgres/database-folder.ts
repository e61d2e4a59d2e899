import { randomBytes } from 'node:crypto'
import { chown, readFile, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { StartupError } from '../startup-error.ts'
import { canAccess } from './run-as.ts'
import { type Account, databaseAccount } from './system-user.ts'

/** As root, for files that the database account must reach if the checkout is in a private home. */
export const sharedFolder = '/var/lib/runmart'

/** The folder of the embedded database and the account that owns it. */
export type DatabaseFolder = { home: string; account: Account }

/** Chooses the database folder and makes sure that its account can write there. */
export async function chooseDatabaseFolder(dataDir: string, print: (line: string) => void): Promise<DatabaseFolder> {
  const pointer = join(dataDir, 'postgres-is-elsewhere.txt')
  const elsewhere = await readFile(pointer, 'utf8').catch(() => null)
  const home = elsewhere?.trim() || join(dataDir, 'postgres')
  if (elsewhere && !(await stat(home).catch(() => null)))
    throw new StartupError(
      `The database folder ${home} is gone: restore it from a backup, or delete ${pointer} to begin with an empty one.`,
    )
  const account = await accountFor(home)
  await own(home, account)
  if (await canAccess(account, home, 'write')) return { home, account }
  if (!account || elsewhere || (await stat(join(home, 'data')).catch(() => null))) {
    throw new StartupError(
      `The database folder ${home} cannot be entered by ${account ? `the user "${account.name}" who runs it` : 'you'}: start as the user who started it first, or set DATA_DIR to another folder.`,
    )
  }
  // A new name each time: a new data folder must never find the database of a deleted one.
  const reachable = join(sharedFolder, randomBytes(6).toString('hex'))
  await rmdir(home).catch(() => {})
  makeFolder(sharedFolder, 0o755)
  await own(reachable, account)
  await writeFile(pointer, `${reachable}\n`)
  print(`The database lives in ${reachable}, because its system user "${account.name}" cannot enter ${dataDir}.`)
  return { home: reachable, account }
}

async function accountFor(home: string): Promise<Account> {
  const account = await databaseAccount()
  const owner = await stat(home).catch(() => null)
  // A user started it once, and now root does: stay with the owner, so that both keep working.
  if (!account || !owner || owner.uid === 0) return account
  return owner.uid === account.uid ? account : { name: String(owner.uid), uid: owner.uid, gid: owner.gid }
}

async function own(home: string, account: Account): Promise<void> {
  try {
    makeFolder(home, 0o700)
    if (account) await chown(home, account.uid, account.gid)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new StartupError(
      `The database folder ${home} cannot be made (${code}): check its permissions, or set DATA_DIR.`,
    )
  }
}
