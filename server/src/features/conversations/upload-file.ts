import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { MAX_FILE_BYTES, type MessageFile } from '@runmart/contract/conversations'
import { holdAccount } from '#features/accounts/index.ts'
import { cleanPicture } from '#platform/clean-picture.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { readBase64 } from '#platform/read-base64.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { insertFile } from './file-queries.ts'
import type { Subject } from './subject.ts'

type Uploaded = { fileName: string; content: string }

export async function uploadFile(
  tx: Tx,
  subject: Subject,
  uploadedBy: string,
  { fileName, content }: Uploaded,
): Promise<Result<{ file: MessageFile }>> {
  const bytes = readBase64(content)
  if (!bytes) throw refuseField('content', 'invalid')
  return { data: { file: await storeFile(tx, subject, uploadedBy, fileName, bytes) } }
}

/** Stores a picture without its metadata, or a text. The bytes decide the type, not the name. */
export async function storeFile(
  tx: Tx,
  subject: Subject,
  uploadedBy: string,
  name: string,
  bytes: Buffer,
): Promise<MessageFile> {
  if (bytes.length > MAX_FILE_BYTES) throw new Refusal('TOO_LARGE')
  const read = cleanPicture(bytes) ?? readText(bytes)
  if (!read) throw refuseField('content', 'fileKind')
  if (!(await holdAccount(tx, subject.customerId))) throw new Refusal('ACCOUNT_CLOSED')
  const { type, width, height } = read
  const file = { id: randomUUID(), name, type, size: read.content.length, width, height }
  await insertFile(tx, {
    ...file,
    conversationId: subject.id,
    customerId: subject.customerId,
    uploadedBy,
    content: read.content,
  })
  return { ...file, isDeleted: false }
}

/** Accepts UTF-8 without control bytes as text. */
function readText(content: Buffer): { type: 'text/plain'; width: null; height: null; content: Buffer } | null {
  const isBinary = content.some((byte) => byte < 9 || (byte > 13 && byte < 32))
  return content.length > 0 && !isBinary && isUtf8(content)
    ? { type: 'text/plain', width: null, height: null, content }
    : null
}
