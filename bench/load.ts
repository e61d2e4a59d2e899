import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Request } from './raw-client.ts'

/** Clients that repeat a request, each as soon as it has its answer. */
export type LoadPlan = {
  port: number
  clients: number
  seconds: number
  request: Request
  /** Each request uses one of these, at random. */
  tokens?: readonly string[]
  /** Each request has its own idempotency key. */
  withKeys?: boolean
}

export type LoadResult = { answered: number; perSecond: number; p50: number; p99: number }

export type LoadMessage = { result: LoadResult } | { problem: string }

/** A load generator in its own process, so that its cost neither counts nor disturbs the measurement. */
export type LoadProcess = {
  /** Runs a plan; fails if an answer is not 200. */
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
