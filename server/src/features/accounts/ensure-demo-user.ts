import { randomUUIDv7 } from 'node:crypto'
import type { User } from '@runmart/contract/accounts'
import { makeCode } from '#platform/codes.ts'
import type { Transactions } from '#platform/http/route.ts'
import { hashPassword, isPassword } from './password.ts'
import { findUserByEmail, insertUser, reviveUser } from './user-queries.ts'

type DemoUser = { username: string; email: string; password: string; role: User['role'] }

/** Creates or repairs an active account with this address and password; for the demo shop. */
export async function ensureDemoUser(db: Transactions, demoUser: DemoUser): Promise<string> {
  const user = await db.transaction((tx) => findUserByEmail(tx, demoUser.email))
  const isReady = user?.status === 'active' && (await isPassword(user.passwordHash, demoUser.password))
  if (user && isReady) return user.id
  const passwordHash = await hashPassword(demoUser.password)
  return db.transaction(async (tx) => {
    if (user) {
      await reviveUser(tx, user.id, passwordHash)
      return user.id
    }
    const { password: _, ...rest } = demoUser
    const id = randomUUIDv7()
    await insertUser(tx, {
      ...rest,
      id,
      passwordHash,
      language: 'en',
      referralCode: makeCode('', 8),
      referredBy: null,
      status: 'active',
    })
    return id
  })
}
