import { makeAccessToken } from '../server/src/features/accounts/tokens.ts'
import type { Database } from '../server/src/platform/db/database.ts'

export const CUSTOMERS = 10_000
export const MONEY = 9_000_000

/** Customer 7 and their session have the id `00000000-0000-7000-8000-000000000007`. */
export const customerId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
/** The same in SQL, given an expression for the number. */
export const customerIdSql = (number: string) =>
  `('00000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** Opens signed-in customers, by default with money. */
export async function openCustomers(
  owner: Database,
  { withMoney = true, customers = CUSTOMERS }: { withMoney?: boolean; customers?: number } = {},
): Promise<void> {
  const series = `generate_series(1, ${customers}) as i`
  const id = customerIdSql('i')
  await owner.pool.query(`insert into accounts.users (id, username, email, status, referral_code)
    select ${id}, 'bench' || i, 'bench' || i || '@example.com', 'active', 'B' || i from ${series}`)
  await owner.pool.query(`insert into accounts.sessions (id, user_id, address, device, expires_at)
    select ${id}, ${id}, '127.0.0.1', 'bench', now() + interval '1 day' from ${series}`)
  await owner.pool.query(`insert into ledger.accounts (path, balance)
    select 'customer:' || ${id} || ':available', 0 from ${series}`)
  // PostgreSQL would keep plans for empty tables when they are full.
  await owner.pool.query('analyze')
  if (!withMoney) return
  await owner.pool.query(`select count(ledger.post('deposit', 'bench' || i, 'bench' || i, '{}',
    array['customer:' || ${id} || ':available', 'house:deposits:manual'], array[${MONEY}, -${MONEY}]::bigint[])) from ${series}`)
}

export function tokensOf(secret: string): string[] {
  const numbers = Array.from({ length: CUSTOMERS }, (_, index) => index + 1)
  return numbers.map((it) => makeAccessToken({ userId: customerId(it), sessionId: customerId(it) }, secret, 86_400))
}
