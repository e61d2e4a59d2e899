import { connect, type Socket } from 'node:net'

export type Request = {
  method: string
  path: string
  token?: string
  key?: string
  headers?: Record<string, string>
  body?: unknown
}

/** One connection that repeats requests. Bare, so that it costs less than what it measures. */
export class RawClient {
  readonly #socket: Socket
  #buffer = ''
  #answered: ((body: { status: number; text: string }) => void) | null = null
  #failed: ((problem: Error) => void) | null = null

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (piece: string) => this.#take(piece))
    this.#socket.on('error', (problem) => this.#failed?.(problem))
    this.#socket.on('close', () => this.#failed?.(new Error('The connection was closed')))
  }

  ask({ method, path, token, key, headers = {}, body }: Request): Promise<{ status: number; text: string }> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      ...(key ? [`Idempotency-Key: ${key}`] : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    ]
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      this.#socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
    })
  }

  get isClosed(): boolean {
    return this.#socket.destroyed || this.#socket.readableEnded
  }

  close(): void {
    this.#failed = null
    this.#socket.destroy()
  }

  #take(piece: string): void {
    this.#buffer += piece
    const end = this.#buffer.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#buffer.slice(0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#buffer.length < end + 4 + length) return
    const text = this.#buffer.slice(end + 4, end + 4 + length)
    this.#buffer = this.#buffer.slice(end + 4 + length)
    this.#answered?.({ status: Number(head.slice(9, 12)), text })
  }
}
