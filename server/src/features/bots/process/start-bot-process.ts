import { type FromBot, MAX_LOGGED_PER_SECOND, type Start, type ToBot } from '@runmart/bots/kit/host/messages'
import { plainText } from '@runmart/bots/kit/plain-text'
import type { BotProcess, BotProcessStart, LoggedLine, ProcessEnd } from './bot-process.ts'
import { checkMessage } from './check-message.ts'
import { feedLines } from './feed-lines.ts'
import { killTree } from './kill-tree.ts'
import { packBot } from './pack-sources.ts'
import { failedStart, stderrTail, waitForExit } from './process-end.ts'
import { readMessages } from './read-messages.ts'
import { type IsolatedChild, spawnIsolated } from './spawn-isolated.ts'
import { watchMemory } from './watch-memory.ts'
import { webRequests } from './web-requests.ts'

export type { BotProcess, BotProcessStart, InputLine, LineAnswer, LoggedLine, ProcessEnd } from './bot-process.ts'

/** Starts a bot in a separate process, prepared or new, behind every layer of isolation on this machine. */
export function startBotProcess(it: BotProcessStart): BotProcess {
  const { concurrency, lineMs, hungMs, memoryMb } = it.limits
  try {
    const beatMs = Math.min(1_000, hungMs / 4)
    const start: Start = {
      ...packBot(it.installed.file),
      settings: { ...it.settings },
      language: it.language,
      concurrency,
      lineMs,
      beatMs,
    }
    const child = it.prepared ?? spawnIsolated(it.isolation.layers, memoryMb)
    child.stdin.write(`${JSON.stringify(start)}\n`)
    return supervise(child, it)
  } catch (problem) {
    return failedStart((problem as Error).message)
  }
}

/** Supervises a process: reads its messages, feeds and answers it, and ends it after a protocol violation. */
function supervise(child: IsolatedChild, it: BotProcessStart): BotProcess {
  const { concurrency, lineMs, hungMs, memoryMb, startMs = 15_000 } = it.limits
  const open = new Set<number>()
  const ready = Promise.withResolvers<void>()
  const quiet = Promise.withResolvers<void>()
  let decided: ProcessEnd | null = null
  let isLeaving = false

  const send = (message: ToBot) => void (child.stdin.writable && child.stdin.write(`${JSON.stringify(message)}\n`))
  const end = (why: ProcessEnd['why'], detail: string) => {
    decided ??= { why, detail }
    // Ignores everything that it sends from here on.
    child.stdout.destroy()
    child.stderr.destroy()
    killTree(child)
  }
  const broke = (detail: string) => end('protocol', `the bot's process ${detail}`)

  const feed = feedLines(child.stdin, send)
  const web = webRequests(it.webFetch, concurrency, child.stdin, send)
  const log = cappedLog(it.log)
  const stderr = stderrTail(child.stderr)
  const life = watchHeartbeat({ startMs, silentMs: hungMs, answerMs: lineMs + hungMs }, (why) =>
    end('hung', `the bot ${why} for too long`),
  )
  const unwatch = watchMemory(child.pid, memoryMb, () =>
    end('memory', `the bot used more than ${memoryMb} MB of memory`),
  )

  const finish = (done: Extract<FromBot, { done: unknown }>['done']) => {
    for (const [line] of done) {
      if (!open.delete(line)) return broke(`answered line ${line}, which was not open`)
      web.lineEnded(line)
    }
    life.answered(open.size > 0)
    if (done.length)
      it.answered(done.map(([line, status, text, problem]) => ({ line, status, text, ...(problem && { problem }) })))
  }
  const receive = (message: FromBot) => {
    if ('done' in message) return finish(message.done)
    if ('prepared' in message) return
    if ('log' in message) return log.add(message.log, message.left, message.threw)
    if ('ask' in message) {
      if (!open.has(message.line)) return send({ web: message.ask, answer: { problem: 'stopped' } })
      if (!web.take(message)) broke('asked for more of the web than it may')
    } else if ('quiet' in message) {
      life.answered(false)
      quiet.resolve()
    } else {
      life.sign()
      if (!('ready' in message)) return
      feed.begin()
      ready.resolve()
    }
  }
  readMessages(
    child.stdout,
    (text) => {
      const message = checkMessage(text)
      if (message) receive(message)
      else broke('sent something that is no message')
    },
    () => broke('sent something too long'),
  )
  return {
    pid: child.pid,
    ready: ready.promise,
    give(lines) {
      if (isLeaving || decided) return
      for (const { line } of lines) open.add(line)
      life.given()
      feed.give(lines)
    },
    halt() {
      if (!isLeaving) feed.stop()
      isLeaving = true
      send({ halt: true })
      return quiet.promise
    },
    kill: () => end('killed', ''),
    ended: waitForExit(child).then((seen) => {
      for (const over of [life.end, unwatch, feed.stop, web.end, log.end, quiet.resolve, ready.resolve]) over()
      return decided ?? stderr.explain(seen)
    }),
  }
}

/** Calls back once after too much time without a sign of life, or with waiting lines and no answer. */
function watchHeartbeat(
  most: { startMs: number; silentMs: number; answerMs: number },
  late: (why: string) => void,
): { sign(): void; given(): void; answered(waiting: boolean): void; end(): void } {
  const every = Math.min(250, most.silentMs / 4)
  let silent = -most.startMs
  let waited: number | null = null
  let last = performance.now()
  const clock = setInterval(() => {
    const now = performance.now()
    // While this process was blocked, messages stayed unread: such time does not count.
    const passed = Math.min(now - last, 2 * every)
    last = now
    silent += passed
    if (waited !== null) waited += passed
    if (silent > most.silentMs) late('gave no sign of life')
    else if (waited !== null && waited > most.answerMs) late('answered no line')
    else return
    clearInterval(clock)
  }, every)

  return {
    sign() {
      silent = 0
    },
    given() {
      waited ??= 0
    },
    answered(waiting) {
      waited = waiting ? 0 : null
    },
    end: () => clearInterval(clock),
  }
}

const LONGEST = 500
const BATCH_MS = 50

/** Passes on a bot's log in batches, limits the lines per second and counts the ones left out. */
function cappedLog(log: (lines: readonly LoggedLine[]) => void) {
  let lines: LoggedLine[] = []
  let left = 0
  let logged = 0
  const flush = () => {
    if (lines.length) log(lines)
    lines = []
  }
  const noteLeft = () => {
    if (left) lines.push({ text: String(left), note: 'lines-left-out' })
    left = 0
  }
  const batches = setInterval(flush, BATCH_MS)
  const seconds = setInterval(() => {
    logged = 0
    noteLeft()
  }, 1_000)

  return {
    /** Adds the lines that the process itself left out. */
    add(text: string, leftBefore: number, threw = false) {
      left += leftBefore
      if (!text) return
      if (++logged > MAX_LOGGED_PER_SECOND) left++
      else lines.push({ text: plainText(text.slice(0, 4 * LONGEST), LONGEST), ...(threw && { note: 'bot-threw' }) })
    },
    end() {
      clearInterval(batches)
      clearInterval(seconds)
      noteLeft()
      flush()
    },
  }
}
