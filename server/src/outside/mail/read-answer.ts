import { fileURLToPath } from 'node:url'
import { askProcess } from '#platform/ask-process.ts'
import type { Log } from '#platform/log.ts'
import type { MailContent } from './parse-answer.ts'
import type { SplitText } from './split-quote.ts'

/** The output of the process, with files in Base64. */
export type ReadAnswer = SplitText & { files: { name: string; content: string }[] }

const program = fileURLToPath(new URL('./read-answer-process.ts', import.meta.url))
/** Files are a third longer in Base64, and a mail has little besides them. */
const ANSWER_RATIO = 2
const limits = { mostMs: 20_000, mostMemoryMb: 512 }

/** Reads the text and attachments of a mailed answer in a separate process; null if that exceeds its time or memory. */
export async function readAnswer(
  mail: Buffer,
  ownAddress: string,
  log: Log,
  { mostMs = limits.mostMs } = {},
): Promise<(SplitText & Pick<MailContent, 'files'>) | null> {
  const mostAnswerBytes = ANSWER_RATIO * mail.length + 1024 * 1024
  const read = await askProcess<ReadAnswer | null>(program, [ownAddress], mail, { ...limits, mostMs, mostAnswerBytes })
  if ('ended' in read) log.warn({ event: 'mail-unreadable', ended: read.ended }, 'A mail could not be read')
  if ('ended' in read || !read.answer) return null
  const { files, ...texts } = read.answer
  return { ...texts, files: files.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') })) }
}
