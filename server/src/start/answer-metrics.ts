import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { MetricsAnswer, MetricsRequest } from '#platform/http/metrics.ts'

/** Lets each API process answer with the metrics of all: a scrape reaches any one of them. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (asker, message: Partial<MetricsRequest>) => {
    if (message.ask !== 'metrics') return
    all.clusterMetrics().then(
      (metrics) => asker.isConnected() && asker.send({ metrics } satisfies MetricsAnswer),
      // One that is starting or dying does not answer; the asker then knows its own.
      () => {},
    )
  })
}
