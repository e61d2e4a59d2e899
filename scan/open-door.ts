import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts'

/**
 * A server with an SQL injection hole, on the shop's own PostgreSQL. A scan that misses it would prove nothing about
 * the shop.
 */
export async function openDoor(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  const { url } = await startEmbeddedPostgres({ dataDir, print: () => {} })
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '', 'http://localhost').searchParams.get('name')
    const found = await pool.query(`select * from catalog.services where id::text = '${name}'`).catch(() => null)
    response.writeHead(found ? 200 : 500).end(found ? `Found ${found.rowCount ?? 0}` : 'Something went wrong')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
      await pool.end()
    },
  }
}
