import { randomUUID } from 'node:crypto'
import type { Language } from '@runmart/contract/accounts'
import type { Service } from '@runmart/contract/catalog'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type ServiceSeed = Omit<Service, 'id' | 'name' | 'description' | 'stats'> & {
  texts: Record<Language, { name: string; description: string }>
}

/** Fills an empty catalogue; one that has services is left as its operator made it. */
export async function seedServices(tx: Tx, services: readonly ServiceSeed[]): Promise<void> {
  await tx.run(sql`lock table catalog.services in share row exclusive mode`)
  if (await tx.find(sql`select from catalog.services limit 1`)) return
  for (const [position, it] of services.entries()) {
    const id = randomUUID()
    await tx.run(sql`
      insert into catalog.services (id, position, category, provider, service_type, mode, status, availability, price,
        billing, min_amount, max_amount, bot_id)
      values (${id}, ${position}, ${it.category}, ${it.provider}, ${it.serviceType}, ${it.mode}, ${it.status},
        ${it.availability}, ${it.price}, ${it.billing}, ${it.minAmount}, ${it.maxAmount}, ${it.botId})`)
    for (const [language, text] of Object.entries(it.texts))
      await tx.run(sql`
        insert into catalog.service_texts (service_id, language, name, description)
        values (${id}, ${language}, ${text.name}, ${text.description})`)
  }
}
