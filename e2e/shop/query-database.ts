import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** Runs a statement in the database of a running shop: for time, which no journey can wait for. */
export async function queryDatabase(dataDir: string, text: string, values: readonly string[] = []): Promise<void> {
  const elsewhere = await readFile(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').catch(() => null)
  const home = elsewhere?.trim() || join(dataDir, 'postgres')
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  const port = Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[3])
  const client = new Client({ host: '127.0.0.1', port, user: 'runmart', password, database: 'runmart' })
  await client.connect()
  try {
    await client.query(text, [...values])
  } finally {
    await client.end()
  }
}
