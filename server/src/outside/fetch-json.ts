type ProblemCode =
  | 'unreachable'
  | 'timed-out'
  | 'access-denied'
  | 'rate-limited'
  | 'bad-status'
  | 'unreadable-answer'
  | 'answer-too-large'
  | 'incomplete-list'
  | 'other'

/** An external service failed to answer properly; nothing changed. Callers show the code to people. */
export class ExternalServiceError extends Error {
  readonly code: ProblemCode
  readonly detail: string

  constructor(message: string, code: ProblemCode = 'other', detail = message) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** Fetches JSON, bounded in time and size, without redirects. Every failure is an `ExternalServiceError`. */
export async function fetchJson(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  const { status, bytes } = await fetchBytes(url, headers)
  try {
    return { status, body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch (problem) {
    const { message } = problem as Error
    throw new ExternalServiceError(message, statusProblem(status), status === 200 ? message : String(status))
  }
}

async function fetchBytes(url: string, headers: Record<string, string>): Promise<{ status: number; bytes: Buffer }> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(10_000) })
    return { status: response.status, bytes: await readBytes(response) }
  } catch (problem) {
    if (problem instanceof ExternalServiceError) throw problem
    const { name, message, cause } = problem as Error & { cause?: Error & { code?: string } }
    const text = cause?.message || cause?.code || message
    const isTimeout =
      name === 'TimeoutError' || cause?.code === 'ETIMEDOUT' || cause?.code === 'UND_ERR_CONNECT_TIMEOUT'
    throw isTimeout ? new ExternalServiceError(text, 'timed-out', '') : new ExternalServiceError(text, 'unreachable')
  }
}

/** The whole answer; throws if it is implausibly large. */
export async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new ExternalServiceError('the answer is too large', 'answer-too-large', '')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The error for an answer with a wrong status or an unexpected body. */
export function unexpectedAnswer(service: string, status: number, body: unknown, code = statusProblem(status)) {
  const answer = `${status} ${JSON.stringify(body).slice(0, 120)}`
  return new ExternalServiceError(`${service} answered ${answer}`, code, answer)
}

function statusProblem(status: number): ProblemCode {
  if (status === 401 || status === 403) return 'access-denied'
  // Binance answers 418 to clients that go on after 429.
  if (status === 429 || status === 418) return 'rate-limited'
  return status === 200 ? 'unreadable-answer' : 'bad-status'
}
