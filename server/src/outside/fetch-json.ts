/** The foreign service did not answer as it should; nothing is known, nothing is changed. */
export class ExternalServiceError extends Error {}

const LARGEST_ANSWER = 4 * 1024 * 1024

/** Asks a foreign service, bounded in time and size and without following it elsewhere. Whatever is wrong is a `ForeignProblem`. */
export async function fetchJson(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(10_000) })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > LARGEST_ANSWER) throw new ExternalServiceError('the answer is too large')
      chunks.push(chunk)
    }
    return {
      status: answer.status,
      body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))),
    }
  } catch (problem) {
    if (problem instanceof ExternalServiceError) throw problem
    const { message, cause } = problem as Error & { cause?: Error }
    throw new ExternalServiceError(cause?.message ?? message)
  }
}
