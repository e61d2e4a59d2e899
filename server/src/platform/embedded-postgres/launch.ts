import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseFolder } from './database-folder.ts'
import { freePort } from './free-port.ts'
import { runAs } from './run-as.ts'

/** After a kill -9 the dead server's children need a moment to exit, and a port may be in use meanwhile. */
const isTransient =
  /shared memory block .{1,200} is still in use|Address already in use|lock file .{1,200} already exists/

/** Starts the server on a data folder that has none and returns its port once it accepts connections. */
export async function launch({ home, account }: DatabaseFolder, { bin }: Binaries): Promise<number> {
  const [data, log, portFile] = ['data', 'server.log', 'port'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ]
  for (let attempt = 1; ; attempt++) {
    // The caller has made sure that it belongs to no live server.
    await rm(join(data, 'postmaster.pid'), { force: true })
    await startNewLog(log)
    // Prefers the previous port, so that a tool connected to the shop finds it after a restart.
    const port = await freePort(Number(await readFile(portFile, 'utf8').catch(() => '0')) || 0)
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=`
    const started = await runAs(account, join(bin, 'pg_ctl'), [
      'start',
      '-w',
      '-t',
      '120',
      '-D',
      data,
      '-l',
      log,
      '-o',
      options,
    ])
    if (started.code === 0) {
      await writeFile(portFile, String(port))
      return port
    }
    const output = await readFile(log, 'utf8').catch(() => '')
    if (attempt < 20 && isTransient.test(output)) {
      await sleep(300)
      continue
    }
    const reason =
      [...output.matchAll(/(?:FATAL|PANIC|ERROR): +(.*)/g)].at(-1)?.[1] ??
      started.output.match(/error: (.*)/)?.[1] ??
      started.output
    throw new StartupError(
      `The embedded database in ${home} does not start: ${reason} (more in ${log}; set DATA_DIR to begin with an empty one).`,
    )
  }
}

async function startNewLog(log: string): Promise<void> {
  const size = (await stat(log).catch(() => null))?.size
  if (size) await rename(log, `${log}.old`)
}
