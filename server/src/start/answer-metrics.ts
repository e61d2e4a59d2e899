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
        // A starting or dying process does not answer; the asker then reports only its own metrics.
        () => {},
      )
  })
}

/** Loaded on the first scrape: most shops never need it. */
async function openRegistry() {
  const { AggregatorRegistry } = await import('prom-client')
  return new AggregatorRegistry()
}
