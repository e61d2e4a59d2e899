import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { orderInputs } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredResult } from '../result-queries.ts'
import { resultsAfter } from './archive-queries.ts'

const AT_ONCE = 2_000

export type Packed = { bytes: Uint8Array; results: number }

/** Every line of a run with what became of it, as zipped JSON lines; a line that was never reached has nothing but itself. */
export async function packLines(tx: Tx, orderId: string): Promise<Packed> {
  const content = (await orderInputs.findInput(tx, orderId))?.content
  const lines = content ? content.split('\n') : []
  const chunks: Uint8Array[] = []
  let results = 0

  async function* rows(): AsyncGenerator<string> {
    for (let from = 0, until = 0; from < lines.length; from = until) {
      const found = await resultsAfter(tx, orderId, from, AT_ONCE)
      results += found.length
      // Lines above the last result of a full piece come with the next one; above the last of all, none has a result.
      const last = found.length === AT_ONCE ? found.at(-1) : undefined
      until = last?.line ?? lines.length
      yield jsonLines(lines.slice(from, until), from, new Map(found.map((it) => [it.line, it])))
    }
  }
  await pipeline(rows, createGzip(), async (zipped: AsyncIterable<Uint8Array>) => {
    for await (const chunk of zipped) chunks.push(chunk)
  })
  return { bytes: Buffer.concat(chunks), results }
}

function jsonLines(inputs: readonly string[], before: number, results: ReadonlyMap<number, StoredResult>): string {
  return inputs
    .map(
      (input, index) => `${JSON.stringify({ ...results.get(before + index + 1), line: before + index + 1, input })}\n`,
    )
    .join('')
}
