import { PICTURES_PATH } from '@runmart/contract/catalog-pages'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import { isUuid } from '#platform/ids.ts'
import { findPicture } from './page-queries.ts'
import { findTilePicture } from './picture-queries.ts'

/**
 * Serves the pictures of services, categories and service pages. They never change, and browsers must not run anything
 * in them.
 */
export function registerPictures(app: FastifyInstance, db: Pick<Database, 'read'>): void {
  app.get<{ Params: { id: string } }>(`${PICTURES_PATH}:id`, async ({ params }, reply) => {
    const { id } = params
    const picture = await db.read(async (reader) =>
      isUuid(id) ? findPicture(reader, id) : findTilePicture(reader, id),
    )
    if (!picture) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(picture.type)
      .send(picture.bytes)
  })
}
