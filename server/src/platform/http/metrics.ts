import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'

export const METRICS_TYPE = register.contentType

const PATIENCE_MS = 2_000

/** Asked of the supervisor by an API process, and its answer. */
export type MetricsRequest = { ask: 'metrics' }
export type MetricsAnswer = { metrics: string }

/** Begins to measure this process, whose name is with every number. */
export function collectMetrics(processName: string): void {
  register.setDefaultLabels({ process: processName })
  collectDefaultMetrics()
  // Lets the supervisor ask for them.
  if (cluster.isWorker) new AggregatorRegistry()
}

/** The metrics of all API processes that share the port, or of this one when the others cannot be asked in time. */
export async function readMetrics(): Promise<string> {
  const all = cluster.isWorker ? await askSupervisor() : null
  return all ?? register.metrics()
}

function askSupervisor(): Promise<string | null> {
  return new Promise((resolve) => {
    const settle = (metrics: string | null) => {
      clearTimeout(late)
      process.off('message', onMessage)
      resolve(metrics)
    }
    const onMessage = (message: Partial<MetricsAnswer>) => {
      if (message.metrics !== undefined) settle(message.metrics)
    }
    const late = setTimeout(() => settle(null), PATIENCE_MS)
    process.on('message', onMessage)
    process.send?.({ ask: 'metrics' } satisfies MetricsRequest, undefined, undefined, (problem: Error | null) => {
      if (problem) settle(null)
    })
  })
}
