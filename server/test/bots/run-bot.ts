import { fileURLToPath } from 'node:url'
import { measureIsolation } from '#features/bots/process/measure-isolation.ts'
import {
  type BotProcessStart,
  type LineAnswer,
  type ProcessEnd,
  startBotProcess,
} from '#features/bots/process/start-bot-process.ts'
import { doesNothing } from './does-nothing/does-nothing.ts'

export const isolation = await measureIsolation()
export const usualLimits = { concurrency: 4, lineMs: 5_000, hungMs: 2_000, memoryMb: 256 }

type Options = Partial<Pick<BotProcessStart, 'prepared' | 'settings' | 'webFetch'>> & {
  limits?: Partial<BotProcessStart['limits']>
}

/** Starts a bot of this folder; it ends with the test. */
export function startBot(
  id: string,
  { limits, webFetch = async () => ({ problem: 'unknownHost' }), settings = {}, prepared }: Options = {},
) {
  const answers: LineAnswer[] = []
  const logged: string[] = []
  const batches: number[] = []
  const changed: (() => void)[] = []
  const file = fileURLToPath(new URL(`./${id}/${id}.ts`, import.meta.url))
  const child = startBotProcess({
    // The process runs the file; `bot` only checks lines beforehand.
    installed: { bot: doesNothing, file },
    settings,
    language: 'en',
    ...(prepared && { prepared }),
    limits: { ...usualLimits, ...limits },
    isolation,
    webFetch,
    answered(batch) {
      answers.push(...batch)
      batches.push(batch.length)
      for (const each of changed) each()
    },
    log: (lines) => logged.push(...lines.map(({ note, text }) => (note ? `${note} ${text}` : text))),
  })
  return {
    child,
    answers,
    logged,
    batches,
    /** Resolves after this many answers, or when the process is gone. */
    answered: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => answers.length >= count && resolve()
        changed.push(look)
        child.ended.then(() => resolve())
        look()
      }),
    async [Symbol.asyncDispose]() {
      child.kill()
      await child.ended
    },
  }
}

/** Runs a bot of this folder over lines; returns the outcome of each, and the reason if it ended by itself. */
export async function runBot(id: string, texts: readonly string[], options: Options = {}) {
  await using run = startBot(id, options)
  const began = performance.now()
  run.child.give(texts.map((text, line) => ({ line, text })))
  await run.answered(texts.length)
  const ms = performance.now() - began
  const done = run.answers.length === texts.length
  const ending: ProcessEnd | null = done ? null : await run.child.ended
  const results = run.answers.toSorted((one, other) => one.line - other.line)
  return { results, ending, ms, logged: run.logged, batches: run.batches }
}
