import type { FromBot, Start, ToBot } from '@runmart/bots/kit/host/messages'
import type { BotProcess, BotProcessStart, ProcessEnd } from './bot-process.ts'
import { cappedLog } from './capped-log.ts'
import { checkMessage } from './check-message.ts'
import { feedLines } from './feed-lines.ts'
import { killTree } from './kill-tree.ts'
import { packBot } from './pack-sources.ts'
import { failedStart, stderrTail, waitForExit } from './process-end.ts'
import { readMessages } from './read-messages.ts'
import { type IsolatedChild, spawnIsolated } from './spawn-isolated.ts'
import { watchHeartbeat } from './watch-heartbeat.ts'
import { watchMemory } from './watch-memory.ts'
import { webRequests } from './web-requests.ts'

export type { BotProcess, BotProcessStart, InputLine, LineAnswer, LoggedLine, ProcessEnd } from './bot-process.ts'

/** Starts a bot in a process of its own, prepared or new, behind every layer of isolation this machine has. */
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

/** Our side of a process: reads its messages, feeds and answers it, and ends it when it breaks the protocol. */
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
    // Nothing it sends from now on counts.
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
