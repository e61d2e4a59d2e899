import { Readable } from 'node:stream'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { findFile } from './file-queries.ts'

/** Downloads a file of a conversation, of this customer if one is given; browsers save it instead of opening it. */
export async function downloadFile(reader: Reader, id: string, customerId: string | null): Promise<Result<null>> {
  const file = isUuid(id) ? await findFile(reader, id, customerId) : null
  if (!file) throw new Refusal('NOT_FOUND')
  const type = file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type
  return { data: null, download: { fileName: file.name, type, content: Readable.from(file.content) } }
}
