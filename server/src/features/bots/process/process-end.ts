import type { Readable } from 'node:stream'
import { plainText } from '@runmart/bots/kit/plain-text'
import type { BotProcess, ProcessEnd } from './bot-process.ts'
import { readSlowly } from './read-messages.ts'
import type { IsolatedChild } from './spawn-isolated.ts'

const TAIL_BYTES = 8 * 1024
const CLOSED_MS = 1_000

/** Describes the exit of a process; also settles for one that never began. */
export function waitForExit(child: IsolatedChild): Promise<string> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve('gone before it began')
    child.once('error', (problem) => resolve(problem.message))
    child.once('exit', (code, signal) => {
      const seen = signal ? `ended by ${signal}` : `exit code ${code}`
      child.once('close', () => resolve(seen))
      // Leftover children may hold its pipes open.
      setTimeout(() => resolve(seen), CLOSED_MS).unref()
    })
  })
}

/** Keeps the end of stderr, where only the runtime writes, to explain the death of a process. */
export function stderrTail(stream: Readable): { explain(seen: string): ProcessEnd } {
  let tail = ''
  readSlowly(stream, (chunk) => {
    tail = (tail + chunk.toString()).slice(-TAIL_BYTES)
  })
  return {
    explain(seen) {
      if (/out of memory|allocation failed/i.test(tail)) return { why: 'memory', detail: 'the bot used up its memory' }
      const error = /^(?:Uncaught )?(\w*Error(?: \[\w+\])?: .+)$/m.exec(tail)?.[1]
      return { why: 'crashed', detail: plainText(error ? `${error} (${seen})` : seen) }
    },
  }
}

/** Stands for a process that could not start. */
export function failedStart(detail: string): BotProcess {
  const ended = Promise.resolve<ProcessEnd>({ why: 'crashed', detail: plainText(detail) })
  return { pid: undefined, ready: Promise.resolve(), give() {}, halt: async () => {}, kill() {}, ended }
}
