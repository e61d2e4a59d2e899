import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { clearArchive, findRemovable } from './archive-queries.ts'

/** Removes deleted files from the store. Clears the key last, so that a failure is retried. */
export async function removeArchives(
  { db, log }: JobContext,
  { objectStore: store }: { objectStore: ObjectStore },
): Promise<void> {
  for (const { orderId, key } of await db.transaction(findRemovable)) {
    try {
      await store.remove(key)
    } catch (problem) {
      if (!(problem instanceof ExternalServiceError)) throw problem
      // An unreachable store fails for all objects; the next run tries again.
      return log.warn(
        { event: 'store-away', problem: problem.message },
        'old files could not be removed from the store',
      )
    }
    await db.transaction((tx) => clearArchive(tx, orderId))
  }
}
