import { api } from '@runmart/contract'
import { type Language, languages } from '@runmart/contract/languages'
import { Subscribing } from '@runmart/contract/newsletter'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { countAttempts } from '#platform/attempts.ts'
import type { Database } from '#platform/db/database.ts'
import { problemOf } from '#platform/db/problems.ts'
import { formField, registerHtmlForms } from '#platform/http/html-forms.ts'
import { isFromOwnPage } from '#platform/http/is-own-page.ts'
import { languageOf } from '#platform/http/language.ts'
import { countedFor } from '#platform/http/rate-limit.ts'
import { Refusal } from '#platform/refusal.ts'
import { pageIn, readConfirming, readLeaving } from './links.ts'
import { confirmReader, forgetSubscriber } from './reader-queries.ts'
import { subscribe } from './subscribe.ts'

type Tools = { db: Database; publicUrl: string; tokenSecret: string; rateLimits: boolean }

/** The newsletter for browsers without script: plain forms that end on a page, whatever comes of them. */
export function addNewsletterForms(app: FastifyInstance, base: string, deps: Tools): void {
  const { db, tokenSecret } = deps
  registerHtmlForms(app, (context) => {
    context.post('/newsletter', { errorHandler: problemIn(languageFor) }, async (request, reply) => {
      await hearForm(request, deps)
      return reply.redirect(pageIn(languageFor(request), 'check-mail'), 303)
    })
    for (const language of languages) {
      const here = { errorHandler: problemIn(() => language) }
      context.post(pageIn(language, 'confirm'), here, async (request, reply) => {
        const link = readConfirming(tokenIn(request), tokenSecret)
        const isReader = link && (await db.transaction((tx) => confirmReader(tx, link.readerId, link.expiresAt)))
        return reply.redirect(pageIn(language, isReader ? 'confirmed' : 'problem'), 303)
      })
      context.post(pageIn(language, 'unsubscribe'), here, async (request, reply) => {
        const email = readLeaving(tokenIn(request), tokenSecret)
        if (email) await db.transaction((tx) => forgetSubscriber(tx, email))
        // A mail program pressed it for a person (RFC 8058): it looks at no page.
        if (isOnePress(request)) return reply.code(email ? 200 : 400).send()
        return reply.redirect(pageIn(language, email ? 'unsubscribed' : 'problem'), 303)
      })
    }
    // Looking changes nothing: it leads to the page with the button.
    for (const page of ['confirm', 'unsubscribe'] as const)
      context.get(`${base}/public/newsletter/${page}`, (request, reply) =>
        reply.redirect(`${pageIn(languageFor(request), page)}?token=${encodeURIComponent(tokenIn(request))}`, 303),
      )
  })
}

/** Takes the form if it comes from a page of ours, not too often, and with all it needs. */
async function hearForm(request: FastifyRequest, { db, publicUrl, rateLimits }: Tools): Promise<void> {
  // People do not see this field; only programs that fill in everything do, and they need not know.
  if (formField(request.body, 'website')) return
  if (!isFromOwnPage(request, publicUrl)) throw new Refusal('FORBIDDEN')
  const given = { email: formField(request.body, 'email'), language: formField(request.body, 'language') }
  if (rateLimits)
    await countAttempts(db, countedFor(api.newsletter.subscribe, { address: request.ip, userId: null, body: given }))
  const form = z.safeParse(Subscribing, given)
  if (!form.success) throw new Refusal('VALIDATION')
  await db.transaction((tx) => subscribe(tx, form.data))
}

/** Whoever fills in a form reads a page, also when something went wrong; only programs get an answer of their kind. */
function problemIn(languageOfPage: (request: FastifyRequest) => Language) {
  return (problem: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isOnePress(request)) throw problem
    const { refusal } = problemOf(problem)
    request.refusedAs = refusal?.code ?? null
    if (!refusal) request.log.error({ problem: problem.message, stack: problem.stack }, 'a form failed')
    return reply.redirect(pageIn(languageOfPage(request), 'problem'), 303)
  }
}

function isOnePress({ body }: FastifyRequest): boolean {
  return formField(body, 'List-Unsubscribe') === 'One-Click'
}

function tokenIn({ query }: FastifyRequest): string {
  return String((query as { token?: unknown }).token ?? '')
}

/** The language of the form, else of the browser. */
function languageFor({ body, headers }: FastifyRequest): Language {
  const named = formField(body, 'language')
  return languages.find((it) => it === named) ?? languageOf(headers['accept-language'])
}
