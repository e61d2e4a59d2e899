// Reads the mail on its standard input. Each mail gets its own process, so that a mail that blocks the parser blocks
// nothing else. It knows only the mail and the shop's own address.
import { buffer } from 'node:stream/consumers'
import { parseContent } from './parse-answer.ts'
import type { ReadAnswer } from './read-answer.ts'
import { splitQuote } from './split-quote.ts'

const [ownAddress = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))))

async function read(mail: Buffer): Promise<ReadAnswer | null> {
  const content = await parseContent(mail).catch(() => null)
  if (!content) return null
  const files = content.files.map(({ name, content }) => ({ name, content: content.toString('base64') }))
  return { ...splitQuote(content.text, ownAddress), files }
}
