import type { Transactions } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { isPassword } from '../password.ts'
import { findUserById } from '../user-queries.ts'

/** A stolen session alone must not change how one signs in: the password is shown, and who has none sets one first. */
export async function confirmPassword(db: Transactions, userId: string, password: string | undefined): Promise<void> {
  const user = await db.transaction((tx) => findUserById(tx, userId))
  if (!user?.passwordHash) throw refuseField('password', 'passwordMissing')
  if (!password || !(await isPassword(user.passwordHash, password))) throw refuseField('password', 'passwordWrong')
}
