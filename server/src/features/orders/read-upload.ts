import type { FieldProblem, FieldProblems } from '@runmart/contract/errors'
import { MAX_LINES, MAX_UPLOAD_BYTES } from '@runmart/contract/orders-lines'
import { Refusal, refuseField } from '#platform/refusal.ts'

type Upload = { fileName: string; content: string }
export type Uploaded = { fileName?: string | undefined; content?: string | undefined }

const MAX_BAD_LINES = 100

/** Refuses an unreadable upload. Accepts a .txt with content, within the limits. */
export function assertUpload({ fileName, content }: Uploaded): Upload {
  if (fileName !== undefined && !/\.txt$/i.test(fileName.trim())) throw refuseField('fileName', 'txtOnly')
  if (!fileName || !content?.trim()) throw refuseField('content', 'uploadRequired')
  if (Buffer.byteLength(content) > MAX_UPLOAD_BYTES) throw new Refusal('TOO_LARGE')
  // Names are for display only; this removes characters that would reorder or break a line.
  return { fileName: fileName.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim(), content }
}

/** Reads an upload with a line reader. Refuses bad lines, each by its number, and too many lines. */
export async function readUpload<Good>(
  upload: Uploaded,
  read: (content: string) => Read<Good> | Promise<Read<Good>>,
): Promise<{ fileName: string; good: readonly Good[] }> {
  const { fileName, content } = assertUpload(upload)
  const { lines, good, bad } = await read(content)
  if (lines > MAX_LINES) throw refuseField('content', 'tooManyLines')
  if (bad.length) throw new Refusal('VALIDATION', { fields: problemsOf(bad) })
  return { fileName, good }
}

type Bad = { line: number; problem: FieldProblem }
type Read<Good> = { lines: number; good: readonly Good[]; bad: readonly Bad[] }

function problemsOf(bad: readonly Bad[]): FieldProblems {
  return Object.fromEntries(bad.slice(0, MAX_BAD_LINES).map(({ line, problem }) => [`line ${line}`, problem]))
}
