import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** A mail as its reader sees it, with every address it links to. */
export type Mail = { subject: string; text: string; html: string; links: string[] }

const patienceMs = 60_000

/** Waits for a mail to this address in the shop's outbox; returns the newest. */
export async function readMail(outboxDir: string, to: string, subject: RegExp = /./): Promise<Mail> {
  const giveUpAt = Date.now() + patienceMs
  while (Date.now() < giveUpAt) {
    const found = (await mailsIn(outboxDir)).filter(
      (mail) => mail.to.includes(to.toLowerCase()) && subject.test(mail.subject),
    )
    const newest = found.at(-1)
    if (newest) return newest
    await sleep(50)
  }
  throw new Error(`No mail to ${to} came within ${patienceMs / 1000} s.`)
}

type Parsed = Mail & { to: string[]; date: string; name: string }

/** A mail in the outbox never changes. */
const parsed = new Map<string, Promise<Parsed>>()

async function mailsIn(outboxDir: string): Promise<Parsed[]> {
  const all = await readdir(outboxDir).catch(() => [])
  // The shop saves a mail's summary after the mail itself.
  const names = all.filter((name) => name.endsWith('.json')).map((name) => name.replace(/json$/, 'eml'))
  const mails = await Promise.all(names.map((name) => parsed.getOrInsertComputed(join(outboxDir, name), parse)))
  return mails.sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name))
}

async function parse(file: string): Promise<Parsed> {
  const mail = await PostalMime.parse(await readFile(file))
  const [text, html] = [mail.text ?? '', mail.html ?? '']
  const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
  const to = (mail.to ?? []).map((person) => (person.address ?? '').toLowerCase())
  return { subject: mail.subject ?? '', text, html, links, to, date: mail.date ?? '', name: basename(file) }
}
