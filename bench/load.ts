import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Request } from './raw-client.ts'

/** So many clients that ask again and again, each as soon as it was answered. */
export type LoadPlan = {
  port: number
  clients: number
  seconds: number
  request: Request
  /** Each request is sent with one of these, at random. */
  tokens?: readonly string[]
  /** Each request is sent with an idempotency key of its own. */
  withKeys?: boolean
}

export type LoadResult = { answered: number; perSecond: number; p50: number; p99: number }

export type LoadMessage = { result: LoadResult } | { problem: string }

/** A load from a process of its own: what asking costs neither counts nor holds up who measures. */
export type LoadProcess = {
  /** Carries out a plan; fails when an answer is not 200. */
  run(plan: LoadPlan): Promise<LoadResult>
  stop(): Promise<void>
}

export function startLoadProcess(): LoadProcess {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)))
  return {
    async run(plan) {
      child.send(plan)
      const ended = new AbortController()
      const [message] = (await Promise.race([
        once(child, 'message', ended),
        once(child, 'exit', ended).then(() => [{ problem: 'The process that makes the load has ended' }]),
      ]).finally(() => ended.abort())) as [LoadMessage]
      if ('problem' in message) throw new Error(message.problem)
      return message.result
    },
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
