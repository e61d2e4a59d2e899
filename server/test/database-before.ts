import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createDatabase } from './database.ts'

/**
 * An empty database to be brought to an earlier version and then to this one: its address, the connection of a node of that version,
 * and the database as this one opens it. Dropped after the file.
 */
export async function createDatabaseBefore(): Promise<{ url: string; node: pg.Client; db: Database }> {
  const cluster = await createDatabase()
  const name = `before_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href
  const node = new pg.Client({ connectionString: url })
  await node.connect()
  const db = openDatabase(url, createLog('silent', 'test'), { asOwner: true })
  after(async () => {
    await db.close()
    await node.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await cluster.drop()
  })
  return { url, node, db }
}
