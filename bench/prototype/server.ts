import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'

type Order = { serviceId: string; amount: number; contactInfo: string }

/**
 * The process behind `openPrototype`: a minimal marketplace on plain Fastify and pg. It takes the same requests as the
 * shop and trusts them: the token is the customer's id.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = fastify()

app.get('/healthz', async () => ({ status: 'ok' }))

app.post<{ Body: Order }>('/api/user/order/owner', async ({ headers, body }, reply) => {
  const customerId = headers.authorization?.slice('Bearer '.length)
  const { rows } = await pool.query<{ id: string | null }>({
    name: 'place',
    text: 'select prototype.place($1, $2, $3, $4) as id',
    values: [customerId, body.serviceId, body.amount, body.contactInfo],
  })
  const id = rows[0]?.id ?? null
  return id === null ? reply.code(409).send({ code: 'INSUFFICIENT_BALANCE' }) : { data: { order: { id } } }
})

await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
