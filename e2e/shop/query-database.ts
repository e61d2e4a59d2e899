import { Client } from 'pg'

/** Runs a statement in the database of a running shop: for time, which no journey can wait for. */
export async function queryDatabase(url: string | null, text: string, values: readonly string[] = []): Promise<void> {
  if (!url) throw new Error('Only a shop of a test run tells where its database is')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text, [...values])
  } finally {
    await client.end()
  }
}
