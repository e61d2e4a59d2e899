import { Readable } from 'node:stream'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { findFile } from './file-queries.ts'

/** A file of a conversation to be saved, of this customer's if one is named; never opened by the browser as a page. */
export async function downloadFile(reader: Reader, id: string, customerId: string | null): Promise<Result<null>> {
  const file = isUuid(id) ? await findFile(reader, id, customerId) : null
  if (!file) throw new Refusal('NOT_FOUND')
  const type = file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type
  return { data: null, download: { fileName: file.name, type, content: Readable.from(file.content) } }
}
