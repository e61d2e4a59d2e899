import { type BotContext, type LineResult, pause } from '../../../../bots/kit/index.ts'

/**
 * Runs the command in a line: `fail`, `slow 200`, `throw`, `loop`, `exit`, `eat`, `say words`, `get address`,
 * `language`; anything else is ok.
 */
export async function act(text: string, { fetch, log, signal, language }: BotContext<never>): Promise<LineResult> {
  const [word, rest = ''] = text.split(/ (.*)/)
  if (word === 'fail') return { ok: false, text: `failed ${rest}` }
  if (word === 'slow') await pause(Number.parseInt(rest, 10), signal)
  if (word === 'throw') throw new Error(rest)
  if (word === 'loop') for (;;) Math.random()
  if (word === 'exit') process.exit(3)
  if (word === 'eat') eat()
  if (word === 'say') log(rest)
  if (word === 'language') return { ok: true, text: language }
  if (word === 'get') return { ok: (await fetch(rest)).ok, text: rest }
  return { ok: true, text: `did ${text}` }
}

function eat(): void {
  const full: Uint8Array[] = []
  for (;;) full.push(new Uint8Array(16 * 1024 * 1024).fill(1))
}
