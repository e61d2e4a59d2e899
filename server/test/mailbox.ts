import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  url: string
  mailsTo(address: string): Email[]
  waitFor(address: string, subject?: RegExp): Promise<Email>
  /** Refuses mails to this address from now on. */
  refuse(address: string): void
  /** Refuses all connections, or accepts them again. */
  isAway(away: boolean): void
  close(): Promise<void>
}

/** A real SMTP server that demands a sign-in and keeps the mails. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = []
  const refused = new Set<string>()
  let away = false
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'letters'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onConnect: (_, done) => done(away ? new Error('Come back later') : null),
    onRcptTo: ({ address }, _, done) => done(refused.has(address) ? new Error('No such mailbox') : null),
    // A sender killed while sending leaves half a mail, which does not count.
    onData(stream, _, done) {
      const received = new Response(stream as unknown as ReadableStream).arrayBuffer()
      received.then(async (bytes) => {
        mails.push(await PostalMime.parse(bytes))
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mailsTo = (address: string) => mails.filter((mail) => mail.to?.some((it) => it.address === address))
  return {
    url: `smtp://shop:letters@127.0.0.1:${port}`,
    mailsTo,
    async waitFor(address, subject = /./) {
      for (let waited = 0; waited < 60_000; waited += 20) {
        const found = mailsTo(address).findLast((mail) => subject.test(mail.subject ?? ''))
        if (found) return found
        await sleep(20)
      }
      throw new Error(`No mail ${subject} came for ${address}`)
    },
    refuse: (address) => void refused.add(address),
    isAway(now) {
      away = now
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The secret in a mail's link. */
export function tokenIn(mail: Email): string {
  const [, token] = /#token=([\w-]+)/.exec(mail.text ?? '') ?? []
  if (!token) throw new Error(`No token in: ${mail.text}`)
  return token
}
