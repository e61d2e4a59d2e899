import { randomUUID } from 'node:crypto'
import type { LoadMessage, LoadPlan, LoadResult } from './load.ts'
import { RawClient, type Request } from './raw-client.ts'

/** The process behind `startLoadProcess`: runs one plan after the other, until its parent is gone. */
process.on('message', (plan: LoadPlan) => {
  const tell = (message: LoadMessage) => process.send?.(message)
  run(plan).then(
    (result) => tell({ result }),
    (problem: Error) => tell({ problem: problem.message }),
  )
})
process.once('disconnect', () => process.exit())

async function run(plan: LoadPlan): Promise<LoadResult> {
  const times: number[] = []
  const began = performance.now()
  const endsAt = began + plan.seconds * 1000
  const clients = Array.from({ length: plan.clients }, () => new RawClient(plan.port))
  try {
    await Promise.all(
      clients.map(async (client) => {
        for (let now = performance.now(); now < endsAt; ) {
          const { status, text } = await client.ask(nextRequest(plan))
          if (status !== 200) throw new Error(`answered ${status}: ${text}`)
          const answeredAt = performance.now()
          times.push(answeredAt - now)
          now = answeredAt
        }
      }),
    )
  } finally {
    for (const client of clients) client.close()
  }
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { answered: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function nextRequest({ request, tokens, withKeys }: LoadPlan): Request {
  const token = tokens?.[Math.floor(Math.random() * tokens.length)]
  return { ...request, ...(token && { token }), ...(withKeys && { key: randomUUID() }) }
}
