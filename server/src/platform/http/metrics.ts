import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'

export const METRICS_TYPE = register.contentType

const PATIENCE_MS = 2_000

/** An API process sends it to the supervisor, which sends the answer below. */
export type MetricsRequest = { ask: 'metrics' }
export type MetricsAnswer = { metrics: string }

/** Starts measuring this process. Every number carries its name. */
export function collectMetrics(processName: string): void {
  register.setDefaultLabels({ process: processName })
  collectDefaultMetrics()
  // Answers requests of the supervisor.
  if (cluster.isWorker) new AggregatorRegistry()
}

/** The metrics of all API processes on this port, or only of this one if the supervisor answers too late. */
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
