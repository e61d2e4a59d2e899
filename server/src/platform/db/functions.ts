import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

export type DatabaseFunction = { name: string; text: string }

const folder = new URL('../../../functions/', import.meta.url)

/** The functions of the database as this version wants them; see the folder's README. */
export async function readFunctions(): Promise<DatabaseFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      text: await readFile(new URL(file, folder), 'utf8'),
    })),
  )
}

/**
 * Re-creates, all at once, the functions whose text this database has not had before, and names them. A text that it has
 * had is left alone even if it is not the last one: that is a node of the version before, starting late.
 */
export async function applyFunctions(client: pg.Client, functions: readonly DatabaseFunction[]): Promise<string[]> {
  await client.query(`create table if not exists platform.functions (
    name text, checksum text, applied_at timestamptz not null default now(), primary key (name, checksum))`)
  const { rows } = await client.query<{ checksum: string }>('select checksum from platform.functions')
  const known = new Set(rows.map((row) => row.checksum))
  const missing = calleesFirst(functions).filter((it) => !known.has(checksumOf(it)))
  if (missing.length === 0) return []
  await client.query('begin')
  try {
    for (const it of missing) {
      await client.query(it.text)
      await client.query('insert into platform.functions (name, checksum) values ($1, $2)', [it.name, checksumOf(it)])
    }
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    throw problem
  }
  return missing.map((it) => it.name)
}

function checksumOf({ name, text }: DatabaseFunction): string {
  return createHash('sha256').update(`${name}\n${text}`).digest('hex')
}

/** What a function calls comes before it. */
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
