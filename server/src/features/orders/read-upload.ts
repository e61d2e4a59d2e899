import type { FieldProblem, FieldProblems } from '@runmart/contract/errors'
import {
  LARGEST_UPLOAD_BYTES,
  MOST_LINES,
  type ReferralLines,
  readBotLines,
  readReferralLines,
} from '@runmart/contract/orders-lines'
import { Refusal, refuseField } from '#platform/refusal.ts'

export type Upload = { fileName: string; content: string }
export type Uploaded = { fileName?: string | undefined; content?: string | undefined }

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

/** How many lines a bot would work on; whether it can work with them is asked when they are ordered. */
export function countBotLines(upload: Uploaded): number {
  const read = readBotLines(demandUpload(upload).content)
  refuseBad(read)
  return read.good.length
}

/** The links of a bulk order; bad ones are refused by their numbers. */
export function referralLinesOf(upload: Uploaded): ReferralLines['good'] {
  const read = readReferralLines(demandUpload(upload).content)
  refuseBad(read)
  return read.good
}

type Bad = { line: number; problem: FieldProblem }

/** Refuses an upload with bad lines, each by its number, and one that is too long. */
export function refuseBad({ lines, bad }: { lines: number; bad: readonly Bad[] }): void {
  if (lines > MOST_LINES) throw refuseField('content', 'tooManyLines')
  if (bad.length) throw new Refusal('VALIDATION', { fields: problemsOf(bad) })
}

function problemsOf(bad: readonly Bad[]): FieldProblems {
  return Object.fromEntries(bad.slice(0, BAD_LINES_TOLD).map(({ line, problem }) => [`line ${line}`, problem]))
}
