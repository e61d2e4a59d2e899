/** An external service did not answer as it should; nothing was changed. */
export class ExternalServiceError extends Error {}

const LARGEST_ANSWER = 4 * 1024 * 1024

/** Fetches JSON, bounded in time and size, without redirects. Every failure is an `ExternalServiceError`. */
export async function fetchJson(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(10_000) })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > LARGEST_ANSWER) throw new ExternalServiceError('the answer is too large')
      chunks.push(chunk)
    }
    return {
      status: response.status,
      body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))),
    }
  } catch (problem) {
    if (problem instanceof ExternalServiceError) throw problem
    const { message, cause } = problem as Error & { cause?: Error }
    throw new ExternalServiceError(cause?.message ?? message)
  }
}
