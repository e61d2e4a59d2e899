import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { StartupError } from './startup-error.ts'

/** Returns a random secret from the data folder and creates it at first use. Only its owner can read the file. */
export function storedSecret(dataDir: string, name: string, bytes: number): string {
  const file = join(dataDir, name)
  try {
    makeFolder(dataDir)
    // `wx`: of processes that start together exactly one writes the file, and all read the same.
    writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (problem) {
    const { code, syscall } = problem as NodeJS.ErrnoException
    // The secret may exist already. A file in place of the folder is a real problem.
    if (code !== 'EEXIST' || syscall === 'mkdir')
      throw new StartupError(`The data folder ${dataDir} cannot be written (${code}).`)
  }
  const secret = read(file).trim()
  if (!secret) throw new StartupError(`The file ${file} is empty; delete it to have a new secret made.`)
  return secret
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    throw new StartupError(
      `The file ${file} cannot be read (${code}): start as the user who started Runmart first, or set DATA_DIR to another folder.`,
    )
  }
}
