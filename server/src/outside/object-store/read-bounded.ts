import { ForeignProblem } from '../ask-json.ts'

/** What the store answers, piece by piece, up to a size. Whoever stops early leaves no open connection behind. */
export async function* readBounded(answer: Response, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > most) throw new ForeignProblem('the object store answered with more than was ever put there')
      yield chunk
    }
  } catch (problem) {
    throw foreign(problem as Error)
  }
}

/** What `fetch` knows of a failure is often one level down. */
export function foreign(problem: Error): ForeignProblem {
  if (problem instanceof ForeignProblem) return problem
  const { message, code } = (problem.cause ?? {}) as { message?: string; code?: string }
  return new ForeignProblem(`object store: ${message || code || problem.message}`)
}
