// Reads the mail on its standard input: a process of its own, started for each mail, so that one that is made to keep a parser busy
// keeps nothing else. It knows nothing but the mail and the shop's own address.
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
