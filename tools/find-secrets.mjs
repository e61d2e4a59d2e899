import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Key formats of well-known services; a word such as “password” would match every test. */
const patterns = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/]{20}/,
  'an AWS key': /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_\w{36}|github_pat_\w{50})/,
  'a GitLab token': /\bglpat-[\w-]{20}/,
  'an npm token': /\bnpm_[a-zA-Z0-9]{36}\b|_authToken\s*=/,
  'a Slack token': /\bxox[abprs]-[\w-]{20}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a Google secret': /\bGOCSPX-[\w-]{20}/,
  'a Stripe key': /\b[rs]k_live_\w{20}/,
  'a Telegram token': /\b\d{8,10}:AA[\w-]{33}\b/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'a password in an address':
    /\b(?:postgres(?:ql)?|smtps?|https?|mongodb|redis):\/\/[^\s:/@'"`$<{]+:(?!password|\$|\{|<)[^\s@/'"`$<{]{8,}@/,
}

const skipped = new Set(['node_modules', '.git', '.node', 'data', 'results'])

/** All likely secrets below a folder: `file: what`. */
export function findSecrets(folder, { skip = skipped } = {}) {
  return [...filesBelow(folder, skip)].flatMap((file) =>
    secretsIn(readFileSync(file, 'latin1')).map((it) => `${file}: ${it}`),
  )
}

export function secretsIn(text) {
  return Object.keys(patterns).filter((name) => patterns[name].test(text))
}

function* filesBelow(folder, skip) {
  for (const name of readdirSync(folder)) {
    if (skip.has(name)) continue
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesBelow(path, skip)
    else yield path
  }
}
