import type { FieldProblems } from '@runmart/contract/errors'
import {
  type BadLine,
  type BotLines,
  LARGEST_UPLOAD_BYTES,
  MOST_LINES,
  type ReferralLines,
  readBotLines,
  readReferralLines,
} from '@runmart/contract/order-lines'
import { Refusal, refuseField } from '#platform/refusal.ts'

export type Upload = { fileName: string; content: string }
type Uploaded = { fileName?: string | undefined; content?: string | undefined }

const LONGEST_NAME = 255
const BAD_LINES_TOLD = 100

/** An upload that can be read at all: a .txt with something in it, within the limits. */
export function demandUpload({ fileName, content }: Uploaded): Upload {
  if (fileName !== undefined && (!/\.txt$/i.test(fileName.trim()) || fileName.length > LONGEST_NAME))
    throw refuseField('fileName', 'txtOnly')
  if (!fileName || !content?.trim()) throw refuseField('content', 'uploadRequired')
  if (Buffer.byteLength(content) > LARGEST_UPLOAD_BYTES) throw new Refusal('TOO_LARGE')
  // A name is only shown; what would reorder or break a line of text has no place in it.
  return { fileName: fileName.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim(), content }
}

/** The lines for a bot; bad ones are refused by their numbers. */
export function botLinesOf(upload: Uploaded): { fileName: string; lines: readonly string[] } {
  const { fileName, content } = demandUpload(upload)
  const read = readBotLines(content)
  refuseBad(read)
  return { fileName, lines: read.good }
}

/** The links of a bulk order; bad ones are refused by their numbers. */
export function referralLinesOf(upload: Uploaded): ReferralLines['good'] {
  const read = readReferralLines(demandUpload(upload).content)
  refuseBad(read)
  return read.good
}

function refuseBad({ lines, bad }: BotLines | ReferralLines): void {
  if (lines > MOST_LINES) throw refuseField('content', 'tooManyLines')
  if (bad.length) throw new Refusal('VALIDATION', { fields: problemsOf(bad) })
}

function problemsOf(bad: readonly BadLine[]): FieldProblems {
  return Object.fromEntries(bad.slice(0, BAD_LINES_TOLD).map(({ line, problem }) => [`line ${line}`, problem]))
}
