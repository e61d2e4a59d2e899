import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and its parents. Node's recursive mkdir never returns if an existing parent answers ENOENT, as /proc
 * does.
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, mode)
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    if (code === 'EEXIST' && isFolder(folder)) return
    const parent = dirname(folder)
    if (code !== 'ENOENT' || isFolder(parent)) throw problem
    makeFolder(parent, mode)
    makeFolder(folder, mode)
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
