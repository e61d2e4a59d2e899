import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

export type DatabaseFunction = { name: string; text: string }

const folder = new URL('../../../functions/', import.meta.url)

/** This release's database functions; see the folder's README. */
export async function readFunctions(): Promise<DatabaseFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      text: await readFile(new URL(file, folder), 'utf8'),
    })),
  )
}

/** Re-creates all functions whose text differs from this database's, and returns their names. */
export async function applyFunctions(client: pg.Client, functions: readonly DatabaseFunction[]): Promise<string[]> {
  await client.query(`create table if not exists platform.functions (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.functions',
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  const changed = calleesFirst(functions).filter((it) => known.get(it.name) !== checksumOf(it))
  if (changed.length === 0) return []
  await client.query('begin')
  try {
    for (const it of changed) {
      await client.query(it.text)
      await client.query(
        `insert into platform.functions (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
        [it.name, checksumOf(it)],
      )
    }
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    throw problem
  }
  return changed.map((it) => it.name)
}

function checksumOf({ text }: DatabaseFunction): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Callees come before their callers. */
function calleesFirst(functions: readonly DatabaseFunction[]): DatabaseFunction[] {
  const sorted = new Set<DatabaseFunction>()
  const visited = new Set<DatabaseFunction>()
  const visit = (it: DatabaseFunction) => {
    if (visited.has(it)) return
    visited.add(it)
    for (const other of functions) if (it.text.includes(`${other.name}(`)) visit(other)
    sorted.add(it)
  }
  for (const it of functions) visit(it)
  return [...sorted]
}
