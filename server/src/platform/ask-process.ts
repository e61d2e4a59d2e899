import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Limits = {
  mostMs: number
  mostAnswerBytes: number
  /** What the process may keep in memory, without buffers. */
  mostMemoryMb?: number
}

const run = promisify(execFile)

/**
 * Gives bytes to a program of ours in a process of its own and returns the JSON that it answers. Where the process takes more than it
 * may, or crashes, it ends alone: `ended` says how.
 */
export async function askProcess<Answer>(
  program: string,
  args: readonly string[],
  bytes: Buffer,
  { mostMs, mostAnswerBytes, mostMemoryMb }: Limits,
): Promise<{ answer: Answer } | { ended: string }> {
  // It gets none of our environment, in which the secrets of the shop are.
  const options = { env: {}, timeout: mostMs, killSignal: 'SIGKILL', maxBuffer: mostAnswerBytes } as const
  const memory = mostMemoryMb ? [`--max-old-space-size=${mostMemoryMb}`] : []
  const running = run(process.execPath, [...memory, program, ...args], options)
  // It may be gone before it has read everything; how it ended says more than a broken pipe.
  running.child.stdin?.on('error', () => {})
  running.child.stdin?.end(bytes)
  try {
    return { answer: JSON.parse((await running).stdout) as Answer }
  } catch (problem) {
    const { signal, code } = problem as ExecFileException
    // Killed because it took too long, or by the system because of what it did.
    if (signal) return { ended: signal }
    if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return { ended: 'a long answer' }
    throw problem
  }
}
