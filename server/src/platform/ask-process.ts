import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Limits = {
  mostMs: number
  mostAnswerBytes: number
  /** Limit of the heap; buffers do not count. */
  mostMemoryMb?: number
}

const run = promisify(execFile)

/**
 * Passes bytes to one of our programs in its own process and returns its JSON answer. A process that exceeds its limits
 * or crashes ends alone; `ended` says how.
 */
export async function askProcess<Answer>(
  program: string,
  args: readonly string[],
  bytes: Buffer,
  { mostMs, mostAnswerBytes, mostMemoryMb }: Limits,
): Promise<{ answer: Answer } | { ended: string }> {
  // No environment: ours holds the secrets of the shop.
  const options = { env: {}, timeout: mostMs, killSignal: 'SIGKILL', maxBuffer: mostAnswerBytes } as const
  const memory = mostMemoryMb ? [`--max-old-space-size=${mostMemoryMb}`] : []
  const running = run(process.execPath, [...memory, program, ...args], options)
  // The process may end before it has read everything. Its end says more than a broken pipe.
  running.child.stdin?.on('error', () => {})
  running.child.stdin?.end(bytes)
  try {
    return { answer: JSON.parse((await running).stdout) as Answer }
  } catch (problem) {
    const { signal, code } = problem as ExecFileException
    // The time limit killed it, or the system did.
    if (signal) return { ended: signal }
    if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return { ended: 'a long answer' }
    throw problem
  }
}
