import { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import { confirmPassword, lockOwner, showUser } from '#features/accounts/index.ts'
import type { Result } from '#platform/http/envelope.ts'
import { note } from '#platform/http/note.ts'
import type { Asked, Steps } from '#platform/http/route.ts'
import { gatherData } from './gather-data.ts'
import { inChunks } from './in-chunks.ts'
import type { LifeTools } from './tools.ts'
import { writeJson } from './write-json.ts'

/** All that the shop knows about a customer, as one file that is read and sent piece by piece, however long his history is. */
export async function exportData(
  steps: Steps,
  { body, caller, visit }: Asked<typeof api.accountLife.exportData>,
  tools: LifeTools,
): Promise<Result<null>> {
  await confirmPassword(steps, caller.userId, body.password)
  const user = await steps.transaction(async (tx) => {
    await lockOwner(tx, caller.userId, body.otp, tools.tokenSecret)
    note(tx, visit, 'data-exported', { userId: caller.userId })
    return showUser(tx, caller.userId, tools.publicUrl)
  })
  const data = gatherData(steps, user, visit, tools)
  const content = Readable.from(inChunks(writeJson(data)), { objectMode: false })
  return {
    data: null,
    download: { fileName: `runmart-${user.username}.json`, type: 'application/json; charset=utf-8', content },
  }
}
