import { fileURLToPath } from 'node:url'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { askProcess } from '#platform/ask-process.ts'
import { concurrencyLimit } from '#platform/concurrency-limit.ts'
import { PanelError } from './send-action.ts'
import { servicesIn } from './services-in.ts'

const program = fileURLToPath(new URL('./read-services-process.ts', import.meta.url))
/** Reading a list of this length is faster than starting a process. */
const SHORT = 128 * 1024
const limits = { mostMs: 20_000, mostMemoryMb: 512, mostAnswerBytes: 48 * 1024 * 1024 }
const inTurn = concurrencyLimit(1)

/** Reads an answer to `services`; a long one in a separate process, which fails alone if it takes too much. */
export async function readServices(text: string): Promise<unknown> {
  if (text.length <= SHORT) return servicesIn(text)
  const read = await inTurn(() => askProcess<unknown>(program, [], Buffer.from(text), limits))
  if ('ended' in read) throw new PanelError('unclear', ownProblem('too-large'))
  return read.answer ?? undefined
}
