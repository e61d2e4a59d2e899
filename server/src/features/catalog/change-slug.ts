import { randomBytes } from 'node:crypto'
import { toSlug } from '@runmart/contract/latin-text'
import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'
import { deleteOldSlug, findSlugOwner, insertOldSlug, lockSlugs } from './slug-queries.ts'

const LONGEST = 50

/** Makes a slug from the service's English name; appends a number if the name is taken. */
export async function makeSlug(tx: Tx, name: string): Promise<string> {
  const base = toSlug(name, LONGEST) || 'service'
  await lockSlugs(tx)
  for (const slug of [base, `${base}-2`, `${base}-3`]) if (!(await findSlugOwner(tx, slug))) return slug
  return `${base}-${randomBytes(4).toString('hex')}`
}

/** Refuses another service's current or former slug: saved links must not lead elsewhere. */
export async function requireFreeSlug(tx: Tx, serviceId: string, slug: string, field: string): Promise<void> {
  await lockSlugs(tx)
  const owner = await findSlugOwner(tx, slug)
  if (owner !== null && owner !== serviceId) throw refuseField(field, 'slugTaken')
}

/** The new slug of a service; the former one redirects to it. */
export async function changeSlug(
  tx: Tx,
  serviceId: string,
  before: string | undefined,
  after: string | undefined,
): Promise<string> {
  if (before === undefined) throw new Error('every saved service has an address')
  if (after === undefined || after === before) return before
  await requireFreeSlug(tx, serviceId, after, 'draft.slug')
  await insertOldSlug(tx, serviceId, before)
  await deleteOldSlug(tx, after)
  return after
}
