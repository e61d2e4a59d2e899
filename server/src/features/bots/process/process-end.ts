import type { Readable } from 'node:stream'
import { plainText } from '@runmart/bots/kit/plain-text'
import type { BotProcess, ProcessEnd } from './bot-process.ts'
import { readSlowly } from './read-messages.ts'
import type { IsolatedChild } from './spawn-isolated.ts'

const TAIL_BYTES = 8 * 1024
const CLOSED_MS = 1_000

/** How a process was seen to end; settles also when it never began. */
export function waitForExit(child: IsolatedChild): Promise<string> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve('gone before it began')
    child.once('error', (problem) => resolve(problem.message))
    child.once('exit', (code, signal) => {
      const seen = signal ? `ended by ${signal}` : `exit code ${code}`
      child.once('close', () => resolve(seen))
      // Its pipes may be held open by what it left behind.
      setTimeout(() => resolve(seen), CLOSED_MS).unref()
    })
  })
}

/** Keeps the end of what a process writes where only its runtime writes, to explain its death by it. */
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

/** A process that could not be started. */
export function failedStart(detail: string): BotProcess {
  const ended = Promise.resolve<ProcessEnd>({ why: 'crashed', detail: plainText(detail) })
  return { pid: undefined, ready: Promise.resolve(), give() {}, halt: async () => {}, kill() {}, ended }
}
