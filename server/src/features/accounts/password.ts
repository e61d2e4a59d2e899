import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { FieldProblem } from '@runmart/contract/errors'
import { concurrencyLimit } from '#platform/concurrency-limit.ts'
import { refuseField } from '#platform/refusal.ts'

/** argon2id with OWASP's parameters; runs in a thread pool, never on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Leaves a thread and a processor free: token checks use the same pool. Many simultaneous sign-ins must not slow down
 * signed-in users. Measured by `npm run bench`.
 */
const inTurn = concurrencyLimit(Math.min(3, Math.max(1, availableParallelism() - 1)))

/** Replaces the hash of a missing account, so that both cases take the same time. */
const nobody = hash('no account has this password', cost)

let common: ReadonlySet<string> | null = null

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost))
}

/** Whether the password matches. Without a stored hash it does the same work and returns false. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => verify(stored ?? (await nobody), password.normalize('NFKC')))
  return matches && stored !== null
}

/** Refuses a new password that attackers would guess first. */
export function requireStrongPassword(
  field: string,
  password: string,
  owner: { username: string; email: string },
): void {
  const problem = weaknessOf(password.normalize('NFKC').toLowerCase(), owner)
  if (problem) throw refuseField(field, problem)
}

function weaknessOf(password: string, { username, email }: { username: string; email: string }): FieldProblem | null {
  const own = [username, email, email.split('@')[0] ?? ''].map((word) => word.toLowerCase())
  if (own.includes(password)) return 'passwordPersonal'
  common ??= readCommonPasswords()
  return common.has(password) ? 'passwordCommon' : null
}

/** Loads the list at the first new password: it takes 8 MB, and many processes never need it. */
function readCommonPasswords(): ReadonlySet<string> {
  const file = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  return new Set(JSON.parse(readFileSync(file, 'utf8')))
}
