import { api } from '@runmart/contract'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { ScannedShop } from './scanned-shop.ts'
import type { Finding } from './sqlmap.ts'

const pages = [
  '/',
  '/vi',
  '/services',
  '/auth/login',
  '/orders',
  '/operator',
  '/api/docs',
  '/dev/outbox',
  '/no-such-page',
]
const calls = [
  '/readyz',
  '/api/public/settings',
  '/api/user/auth/me',
  '/api/no-such-call',
  '/%',
  '/sw.js',
  '/sitemap.xml',
]
const downloads = [api.orders.history, api.ledger.history].map((it) => `/api${it.path}?format=csv`)

/** Runs Google's CSP evaluator on every policy that the shop sends. */
export async function evaluatePolicies(shop: ScannedShop) {
  const authorization = `Bearer ${await shop.signIn('demo')}`
  const addresses = [...pages, ...calls, ...downloads]
  const policies = new Map<string, string[]>()
  for (const address of addresses) {
    const answer = await fetch(shop.url + address, { headers: downloads.includes(address) ? { authorization } : {} })
    await answer.arrayBuffer()
    const policy = answer.headers.get('content-security-policy') ?? ''
    policies.set(policy, [...(policies.get(policy) ?? []), address])
  }
  const findings = [...policies].flatMap(([policy, [where = '']]) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().map(
      ({ severity, directive, value, description }): Finding => ({
        where,
        what: `severity ${severity} ${directive} ${value ?? ''}: ${description}`,
      }),
    ),
  )
  return { addresses: addresses.length, policies: policies.size, findings }
}
