import type { IncomingMessage } from 'node:http'

/** Reads at most so many bytes of an answer and hangs up on the rest. */
export async function readBody(answer: IncomingMessage, largest: number): Promise<{ body: Uint8Array; cut: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      chunks.push(chunk)
      if (size > largest) break
    }
  } finally {
    answer.destroy()
  }
  return { body: new Uint8Array(Buffer.concat(chunks).subarray(0, largest)), cut: size > largest }
}
