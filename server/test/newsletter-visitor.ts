import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Language } from '@runmart/contract/languages'
import type { Email } from 'postal-mime'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import type { TestServer } from './test-server.ts'

/** Visitors' use of the newsletter, through plain forms. */
export function newsletterVisitor(server: TestServer) {
  /** Posts a form without following: `303 /newsletter/check-mail`. */
  const post = async (path: string, form = new URLSearchParams(), headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = {
      method: 'POST',
      body: form.toString(),
      headers: { ...type, ...headers },
      redirect: 'manual',
    } as const
    const answer = await fetch(server.url + path, sent)
    return [answer.status, answer.headers.get('location')].filter(Boolean).join(' ')
  }
  const requestSubscription = (email: string, language: Language = 'en') =>
    post('/newsletter', new URLSearchParams({ email, language }))
  /** The address in a mail that leads to the newsletter's own pages. */
  const linkIn = (mail: Email) => /https?:\S+\/newsletter\/\S+\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  /** Waits until no work is left, due or scheduled. */
  const waitForWork = () =>
    eventually(async () => {
      const { left } = await server.owner.transaction((tx) =>
        tx.get<{ left: number }>(sql`
          select (select count(*) from platform.outbox) + (select count(*) from graphile_worker._private_jobs) as left`),
      )
      return Number(left) === 0
    })
  /** Subscribes and confirms; returns the confirmation mail. */
  const createSubscriber = async (email: string, language: Language = 'en') => {
    const asking = () => server.mailbox.mailsTo(email).filter((it) => linkIn(it).includes('/newsletter/confirm?'))
    const before = asking().length
    await requestSubscription(email, language)
    const mail = await eventually(() => asking()[before])
    assert.match(await post(linkIn(mail).slice(server.config.publicUrl.length)), /confirmed$/)
    return mail
  }
  return {
    post,
    requestSubscription,
    linkIn,
    waitForWork,
    createSubscriber,
    newEmail: () => `r-${randomUUID()}@example.com`,
  }
}
