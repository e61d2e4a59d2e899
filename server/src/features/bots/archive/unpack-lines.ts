import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { LineStatus, ResultProblem } from '@runmart/contract/bots'
import { ExternalServiceError } from '#outside/fetch-json.ts'

export type ArchivedLine = { line: number; input: string; status?: LineStatus; text?: string; problem?: ResultProblem }

/** Reads what `packLines` wrote, line by line, holding only a piece of it in memory. */
export async function* unpackLines(zipped: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedLine> {
  const unzipped = createGunzip()
  // Whatever breaks, the reader gets it from the stream itself.
  const flowing = pipeline(zipped, unzipped).catch((problem: Error) => problem)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as ArchivedLine
    }
  } catch (problem) {
    throw problem instanceof ExternalServiceError
      ? problem
      : new ExternalServiceError(`archive: ${(problem as Error).message}`)
  } finally {
    unzipped.destroy()
    await flowing
  }
}
