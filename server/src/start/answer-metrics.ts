import cluster from 'node:cluster'
import type { MetricsAnswer, MetricsRequest } from '#platform/http/metrics.ts'

/** Lets each API process answer with the metrics of all: a scrape reaches any one of them. */
export function answerMetrics(): void {
  let all: ReturnType<typeof openRegistry> | null = null
  cluster.on('message', (asker, message: Partial<MetricsRequest>) => {
    if (message.ask !== 'metrics') return
    all ??= openRegistry()
    all
      .then((registry) => registry.clusterMetrics())
      .then(
        (metrics) => asker.isConnected() && asker.send({ metrics } satisfies MetricsAnswer),
        // One that is starting or dying does not answer; the asker then knows its own.
        () => {},
      )
  })
}

/** Loaded when somebody asks: a shop that nobody scrapes need not hold it. */
async function openRegistry() {
  const { AggregatorRegistry } = await import('prom-client')
  return new AggregatorRegistry()
}
