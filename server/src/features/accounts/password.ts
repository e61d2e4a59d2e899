import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { FieldProblem } from '@runmart/contract/errors'
import { concurrencyLimit } from '#platform/concurrency-limit.ts'
import { refuseField } from '#platform/refusal.ts'

/** argon2id as OWASP recommends it; the hashing runs in a thread pool, never on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Never all of the thread pool and never all processors: checking a token's signature waits in the same pool, and a crowd
 * that signs in must not slow down those who are in. Measured by `npm run bench`.
 */
const inTurn = concurrencyLimit(Math.min(3, Math.max(1, availableParallelism() - 1)))

/** Stands in for the hash of an account that is not there, so that both cases take the same time. */
const nobody = hash('no account has this password', cost)

let common: ReadonlySet<string> | null = null

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost))
}

/** Whether it is the password; without a stored hash the answer is no, after the same work. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => verify(stored ?? (await nobody), password.normalize('NFKC')))
  return matches && stored !== null
}

/** Refuses a new password that others would guess first. */
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

/** Read for the first new password: 8 MB that a process which takes none need not hold. */
function readCommonPasswords(): ReadonlySet<string> {
  const file = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  return new Set(JSON.parse(readFileSync(file, 'utf8')))
}
