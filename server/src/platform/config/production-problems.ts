import type { Variables } from './variables.ts'

const SHORTEST_SECRET = 32
const SHORTEST_WEBHOOK_SECRET = 16
const wellKnownSecrets = /^(.)\1*$|change.?me|secret|password|example|default/i

/** What keeps a real shop from starting: secrets that are none, and everything that is for trying out. */
export function productionProblems(it: Variables): string[] {
  const problems: string[] = []
  if (it.TOKEN_SECRET.length < SHORTEST_SECRET || wellKnownSecrets.test(it.TOKEN_SECRET))
    problems.push(`TOKEN_SECRET must be a random text of at least ${SHORTEST_SECRET} characters in production`)
  if (it.METRICS_TOKEN && it.METRICS_TOKEN.length < SHORTEST_SECRET)
    problems.push(`METRICS_TOKEN must have at least ${SHORTEST_SECRET} characters in production`)
  for (const name of ['SEPAY_API_KEY', 'SEPAY_SECRET', 'CASSO_SECURE_TOKEN', 'CASSO_KEY'] as const)
    if (it[name] && (it[name].length < SHORTEST_WEBHOOK_SECRET || wellKnownSecrets.test(it[name])))
      problems.push(`${name} must be a random text of at least ${SHORTEST_WEBHOOK_SECRET} characters in production`)
  if (!it.PUBLIC_URL) problems.push('PUBLIC_URL must be set in production, it stands in every mail')
  if (!it.SMTP_URL) problems.push('SMTP_URL must be set in production, customers activate by mail')
  if (it.DEMO === 'on') problems.push('DEMO must be off in production')
  if (it.RATE_LIMITS === 'off') problems.push('RATE_LIMITS must be on in production')
  return problems
}
