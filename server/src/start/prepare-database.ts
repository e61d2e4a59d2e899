import { fork } from 'node:child_process'
import { StartupError } from '#platform/startup-error.ts'
import type { Prepared } from '../prepare-database.ts'
import { siblingProgram } from './sibling-program.ts'
import { AlreadyReported } from './supervise.ts'

/** Migrates the database and seeds the demo shop in a short-lived process. The supervisor need not load that code. */
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
