import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxMail } from '@runmart/contract/site'
import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config/config.ts'
import { type Mail, toMessage } from './mail.ts'

const SHOWN = 50

/** The folder of mails that no server sends. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'outbox')

/** Saves the exact mail (.eml), and a summary for the outbox page (.json). */
export async function saveToOutbox(
  { from, ...mail }: Mail & { from: string },
  folder: string,
  onSaved: (line: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const createdAt = new Date().toISOString()
  const id = `${createdAt.replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}`
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...toMessage(mail),
    from,
  })
  const summary: OutboxMail = { id, to: mail.to, subject: mail.subject, createdAt, text: mail.text, links: [mail.link] }
  await writeFile(join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 })
  // Renames the complete file, so that the page never reads half a mail.
  await writeFile(join(folder, `${id}.part`), JSON.stringify(summary), { mode: 0o600 })
  await rename(join(folder, `${id}.part`), join(folder, `${id}.json`))
  onSaved(`Mail for ${mail.to}: ${mail.subject} → ${mail.link}`)
}

export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  return Promise.all(newest.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as OutboxMail))
}
