import { fetchProblems } from '@runmart/bots/kit/fetch-problem'
import { type FromBot, MAX_DONE_PER_BATCH } from '@runmart/bots/kit/host/messages'
import { outcomeProblems } from '@runmart/bots/kit/run-line'
import { z } from 'zod'

const request = z.strictObject({
  url: z.string(),
  method: z.enum(['GET', 'HEAD', 'POST']),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
  redirect: z.enum(['follow', 'manual']),
  proxy: z
    .strictObject({
      host: z.string(),
      port: z.int(),
      user: z.string().exactOptional(),
      password: z.string().exactOptional(),
    })
    .nullable(),
})
const ask = z.strictObject({ ask: z.int(), line: z.int(), request })
const logged = z.strictObject({ log: z.string(), left: z.int().min(0), threw: z.literal(true).exactOptional() })
const problems: ReadonlySet<unknown> = new Set([...outcomeProblems, ...Object.keys(fetchProblems)])

/** A message of a bot's process; null if it violates the protocol. */
export function checkMessage(text: string): FromBot | null {
  const message = parsed(text)
  if (typeof message !== 'object' || message === null) return null
  if ('done' in message) return isDone(message.done) ? { done: message.done } : null
  if ('beat' in message) return { beat: true }
  if ('ready' in message) return { ready: true }
  if ('prepared' in message) return { prepared: true }
  if ('quiet' in message) return { quiet: true }
  const shape = 'ask' in message ? ask : logged
  return shape.safeParse(message).data ?? null
}

type Done = Extract<FromBot, { done: unknown }>['done']

/** Checks by hand, because it runs for every line of every run. */
function isDone(done: unknown): done is Done {
  return (
    Array.isArray(done) &&
    done.length <= MAX_DONE_PER_BATCH &&
    done.every(
      (it) =>
        Array.isArray(it) &&
        Number.isSafeInteger(it[0]) &&
        (it[1] === 'ok' || it[1] === 'failed' || it[1] === 'skipped') &&
        typeof it[2] === 'string' &&
        (it[3] === undefined || problems.has(it[3])),
    )
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
