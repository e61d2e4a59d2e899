import { fork } from 'node:child_process'
import { StartupError } from '#platform/startup-error.ts'
import type { Prepared } from '../prepare-database.ts'
import { siblingProgram } from './sibling-program.ts'
import { AlreadyReported } from './supervise.ts'

/**
 * Migrates the database and fills the demo shop in a process that ends with it: the one that stays need not have loaded
 * what only a start needs.
 */
export function prepareDatabase(env: NodeJS.ProcessEnv): Promise<Prepared> {
  const child = fork(siblingProgram('prepare-database'), { env, execArgv: [] })
  let prepared: Prepared | null = null
  child.on('message', (message: Prepared) => {
    prepared = message
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (_, signal) => {
      if (prepared) resolve(prepared)
      else reject(signal ? new StartupError(`Preparing the database was ended by ${signal}.`) : new AlreadyReported())
    })
  })
}
