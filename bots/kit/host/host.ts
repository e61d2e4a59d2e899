import { botOfModule } from '../bot-of-module.ts'
import { forwardOutput } from './forward-output.ts'
import { type Given, lineRunner } from './line-runner.ts'
import type { FromBot, Start, ToBot } from './messages.ts'
import { webClient } from './web-client.ts'

/** The child's side: takes lines from stdin, runs the bot on them and answers on stdout, until stdin ends. */
export async function host({ bot: address, settings, language, concurrency, lineMs, beatMs }: Start): Promise<void> {
  const write = process.stdout.write.bind(process.stdout)
  const send = (message: FromBot) => void write(`${JSON.stringify(message)}\n`)
  const output = forwardOutput(send)
  const bot = botOfModule(await import(address))
  if (!bot) throw new Error('the module exports no bot')

  const web = webClient(send, concurrency)
  const given = { settings: Object.freeze({ ...settings }), language }
  const lines = lineRunner({ bot, ...given, concurrency, lineMs, web, output, send })
  const receive = (message: ToBot) => {
    if ('give' in message) lines.give(message.give.map(([line, text]): Given => ({ line, text })))
    else if ('web' in message) web.answer(message.web, message.answer)
    else lines.halt()
  }

  let rest = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk) => {
    const texts = (rest + chunk).split('\n')
    rest = texts.pop() ?? ''
    for (const text of texts) receive(JSON.parse(text))
  })
  // The platform is gone.
  process.stdin.on('end', () => process.exit(0))
  send({ ready: true })
  setInterval(() => send({ beat: true }), beatMs)
}
