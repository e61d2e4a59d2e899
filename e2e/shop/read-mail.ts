import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** A mail as its reader sees it, with every address it links to. */
export type Mail = { subject: string; text: string; html: string; links: string[] }

const patienceMs = 15_000

/** Waits for a mail to the given address that the shop has put into its outbox, the newest when there are several. */
export async function readMail(outboxDir: string, to: string, subject: RegExp = /./): Promise<Mail> {
  const giveUpAt = Date.now() + patienceMs
  while (Date.now() < giveUpAt) {
    const found = (await mailsIn(outboxDir)).filter(
      (mail) => mail.to.includes(to.toLowerCase()) && subject.test(mail.subject),
    )
    const newest = found.at(-1)
    if (newest) return newest
    await sleep(200)
  }
  throw new Error(`No mail to ${to} came within ${patienceMs / 1000} s.`)
}

async function mailsIn(outboxDir: string): Promise<(Mail & { to: string[]; date: string })[]> {
  const files = (await readdir(outboxDir).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(outboxDir, name)))
      const [text, html] = [mail.text ?? '', mail.html ?? '']
      const links = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
      const to = (mail.to ?? []).map((person) => (person.address ?? '').toLowerCase())
      return { subject: mail.subject ?? '', text, html, links, to, date: mail.date ?? '', name }
    }),
  )
  return mails.sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name))
}
