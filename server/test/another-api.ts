import type { FastifyInstance } from 'fastify'
import type { Hub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { createApi } from '../src/api.ts'
import { installBots } from '../src/install-bots.ts'
import { openShop } from '../src/shop.ts'
import type { TestServer } from './test-server.ts'

/** Another API process of the same shop, which does not listen yet. */
export async function createAnotherApi(
  { config, db }: Pick<TestServer, 'config' | 'db'>,
  hub: Hub,
  { servesWeb = false } = {},
): Promise<FastifyInstance> {
  const log = createLog('silent', 'test')
  return createApi(openShop(config, { db, hub, log, bots: await installBots(config), servesWeb }), db, hub, log)
}
