import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Transactions per second of a pgbench script; null if pgbench is not installed. */
export function pgbench(
  url: string,
  folder: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): number | null {
  const program = findPgbench()
  if (!program) return null
  const file = join(folder, 'pgbench.sql')
  writeFileSync(file, script)
  const said = execFileSync(
    program,
    ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file, url],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const rate = /tps = ([\d.]+)/.exec(said)?.[1]
  if (rate === undefined) throw new Error(`pgbench finished nothing in ${seconds} seconds:\n${said}`)
  return Number(rate)
}

function findPgbench(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin/pgbench')) : []
  return ['/usr/bin/pgbench', '/usr/local/bin/pgbench', ...versions].find((path) => existsSync(path)) ?? null
}
