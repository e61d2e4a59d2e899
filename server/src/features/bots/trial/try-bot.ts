import { readFile, writeFile } from 'node:fs/promises'
import { checkBot } from '@runmart/bots/kit/check-bot'
import { plainText } from '@runmart/bots/kit/plain-text'
import { MAX_LINES } from '@runmart/contract/orders-lines'
import { guardedFetch } from '#outside/internet/guarded-fetch.ts'
import { allowedHosts, areAllowedHosts } from '#platform/config/allowed-hosts.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import { readArguments } from './read-arguments.ts'
import { type RefusedLine, readLines } from './read-lines.ts'
import { type LineDone, runLines } from './run-lines.ts'
import { showProgress } from './show-progress.ts'

const MAX_REFUSED_SHOWN = 20

type Row = { line: number; input: string; result: string; text: string }
const columns: Column<Row>[] = [
  ['line', (it) => it.line],
  ['input', (it) => it.input],
  ['result', (it) => it.result],
  ['text', (it) => it.text],
]

/** Runs a bot over a file as the shop would, writes `<file>.results.csv` and answers the exit code: 0 when every line was ok. */
export async function tryBot(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const print = (text: string) => console.error(text)
  const trial = await readArguments(args, env.INIT_CWD ?? process.cwd())
  const wrong = typeof trial === 'string' ? [trial] : checkBot(trial.bot)
  const hosts = env.BOT_ALLOW_HOSTS ?? ''
  if (!areAllowedHosts(hosts)) wrong.push('BOT_ALLOW_HOSTS must be a list of host:port.')
  if (typeof trial === 'string' || wrong.length) return refuse(wrong)

  const content = await readFile(trial.file, 'utf8').catch(() => null)
  if (content === null) return refuse([`${trial.file} cannot be read.`])
  const { lines, refused, duplicates, count } = readLines(trial.bot, content)
  if (count > MAX_LINES) return refuse([`At most ${MAX_LINES} lines at once.`])
  const output = `${trial.file}.results.csv`
  // Before the work, not after it.
  if (!(await written(output, []))) return refuse([`${output} cannot be written.`])
  printRefused(refused)
  if (duplicates) print(`${duplicates} lines stand there before; each is done once.`)

  const stop = new AbortController()
  const abort = () => stop.abort()
  process.on('SIGINT', abort).on('SIGTERM', abort)
  const results: LineDone[] = []
  const progress = showProgress(process.stderr, lines.length)
  await runLines(trial.bot, lines, {
    ...trial,
    webFetch: guardedFetch({ allowed: allowedHosts(hosts) }),
    signal: stop.signal,
    log: (text) => progress.print(plainText(text)),
    done(line) {
      results.push(line)
      progress.step()
    },
  })
  progress.end()
  process.off('SIGINT', abort).off('SIGTERM', abort)

  const counted = (status: LineDone['outcome']['status']) =>
    results.filter(({ outcome }) => outcome.status === status).length
  const ok = counted('ok')
  if (!(await written(output, results))) return refuse([`${output} cannot be written.`])
  const undone = lines.length - results.length
  const rare = { skipped: counted('skipped'), 'not done': undone }
  const more = Object.entries(rare).map(([what, number]) => (number ? `, ${number} ${what}` : ''))
  print(`${ok} ok, ${counted('failed')} failed${more.join('')}: ${output}`)
  if (stop.signal.aborted) return 130
  return ok === lines.length && !refused.length ? 0 : 1
}

function refuse(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence)
  return 2
}

function printRefused(refused: readonly RefusedLine[]): void {
  for (const { number, why } of refused.slice(0, MAX_REFUSED_SHOWN)) console.error(`line ${number}: ${why}`)
  if (refused.length > MAX_REFUSED_SHOWN) console.error(`… and ${refused.length - MAX_REFUSED_SHOWN} more`)
}

async function written(output: string, results: readonly LineDone[]): Promise<boolean> {
  const rows = results
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, text, outcome }) => ({ line: number, input: text, result: outcome.status, text: outcome.text }))
  try {
    await writeFile(output, streamCsv('en', columns, [rows]))
    return true
  } catch {
    return false
  }
}
