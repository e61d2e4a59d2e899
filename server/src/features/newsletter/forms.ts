import { api } from '@runmart/contract'
import { type Language, languages } from '@runmart/contract/languages'
import { SubscriptionRequest } from '@runmart/contract/newsletter'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { countAttempts } from '#platform/attempts.ts'
import type { Database } from '#platform/db/database.ts'
import { classifyDatabaseError } from '#platform/db/problems.ts'
import { formField, registerHtmlForms } from '#platform/http/html-forms.ts'
import { languageOf } from '#platform/http/language.ts'
import { attemptLimits } from '#platform/http/rate-limit.ts'
import { isFromOwnPage } from '#platform/http/request-origin.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { pagePath, readConfirmToken, readUnsubscribeToken } from './links.ts'
import { subscribe } from './subscribe.ts'
import { confirmSubscriber, deleteSubscriber } from './subscriber-queries.ts'

/** The newsletter for browsers without script: plain forms that end on a page, errors included. */
export function registerNewsletterForms(app: FastifyInstance, base: string, db: Database, shop: Shop): void {
  const { tokenSecret } = shop
  registerHtmlForms(app, (context) => {
    context.post('/newsletter', { errorHandler: redirectToProblemPage(languageFor) }, async (request, reply) => {
      await handleSubscribeForm(request, db, shop)
      return reply.redirect(pagePath(languageFor(request), 'check-mail'), 303)
    })
    for (const language of languages) {
      const here = { errorHandler: redirectToProblemPage(() => language) }
      context.post(pagePath(language, 'confirm'), here, async (request, reply) => {
        const link = readConfirmToken(tokenIn(request), tokenSecret)
        const isConfirmed = link && (await db.transaction((tx) => confirmSubscriber(tx, link.readerId, link.expiresAt)))
        return reply.redirect(pagePath(language, isConfirmed ? 'confirmed' : 'problem'), 303)
      })
      context.post(pagePath(language, 'unsubscribe'), here, async (request, reply) => {
        const email = readUnsubscribeToken(tokenIn(request), tokenSecret)
        if (email) await db.transaction((tx) => deleteSubscriber(tx, email))
        // One-click unsubscribe of a mail program (RFC 8058) needs no page.
        if (isOneClick(request)) return reply.code(email ? 200 : 400).send()
        return reply.redirect(pagePath(language, email ? 'unsubscribed' : 'problem'), 303)
      })
    }
    // A GET changes nothing; it redirects to the page with the button.
    for (const page of ['confirm', 'unsubscribe'] as const)
      context.get(`${base}/public/newsletter/${page}`, (request, reply) =>
        reply.redirect(`${pagePath(languageFor(request), page)}?token=${encodeURIComponent(tokenIn(request))}`, 303),
      )
  })
}

/** Handles a valid form from our own page, within the rate limit. */
async function handleSubscribeForm(
  request: FastifyRequest,
  db: Database,
  { publicUrl, rateLimits }: Shop,
): Promise<void> {
  // The page hides this field, so only a program fills it in. The answer does not reveal that the shop ignores it.
  if (formField(request.body, 'website')) return
  if (!isFromOwnPage(request, publicUrl)) throw new Refusal('FORBIDDEN')
  const given = { email: formField(request.body, 'email'), language: formField(request.body, 'language') }
  if (rateLimits)
    await countAttempts(db, attemptLimits(api.newsletter.subscribe, { address: request.ip, userId: null, body: given }))
  const form = z.safeParse(SubscriptionRequest, given)
  if (!form.success) throw new Refusal('VALIDATION')
  await db.transaction((tx) => subscribe(tx, form.data))
}

/** Redirects people to a page, also on errors. Mail programs get a status. */
function redirectToProblemPage(languageOfPage: (request: FastifyRequest) => Language) {
  return (problem: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isOneClick(request)) throw problem
    const { refusal } = classifyDatabaseError(problem)
    request.refusedAs = refusal?.code ?? null
    if (!refusal) request.log.error({ problem: problem.message, stack: problem.stack }, 'a form failed')
    return reply.redirect(pagePath(languageOfPage(request), 'problem'), 303)
  }
}

function isOneClick({ body }: FastifyRequest): boolean {
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
