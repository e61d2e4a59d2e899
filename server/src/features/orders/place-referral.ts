import type { api } from '@runmart/contract'
import { isReferralLink, referralLineSteps } from '@runmart/contract/orders-lines'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { inTurns } from '#platform/in-turns.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Links } from './check-order-inputs.ts'
import { countUpload } from './count-upload.ts'
import { placeOrder } from './place-order.ts'
import type { OrderKind } from './place-queries.ts'
import { readUpload } from './read-upload.ts'
import type { OrderAndBalance } from './show-order.ts'

type Body = {
  orderType?: 'single' | 'multiply' | undefined
  amount?: number | undefined
  referralLink?: string | undefined
  links?: Links | undefined
  fileName?: string | undefined
  content?: string | undefined
}

/** A referral order: one link, or many by list or by file. */
export async function placeReferral(
  tx: Tx,
  input: HandlerInput<typeof api.orders.ref>,
): Promise<Result<OrderAndBalance>> {
  const kind = await linksOf(input.body)
  const links = kind.links?.map(({ link }) => link) ?? []
  await countUpload(tx, input.caller.userId, links)
  return placeOrder(tx, input, input.body, { serviceType: 'REFERRAL', ...kind })
}

/** The links of a form, and their sum. */
export async function linksOf(
  body: Body,
): Promise<Required<Pick<OrderKind, 'orderType' | 'counted'>> & { links: Links }> {
  if (body.orderType === 'multiply') {
    const links = await manyLinks(body)
    return { orderType: 'multiply', links, counted: links.reduce((sum, { amount }) => sum + amount, 0) }
  }
  const link = body.referralLink?.trim()
  if (!link) throw refuseField('referralLink', 'referralLinkRequired')
  if (!isReferralLink(link)) throw refuseField('referralLink', 'linkFormat')
  if (body.amount === undefined) throw refuseField('amount', 'required')
  if (body.links || body.content !== undefined) throw refuseField('orderType', 'choice')
  return { orderType: 'single', links: [{ link, amount: body.amount }], counted: null }
}

async function manyLinks({ links, referralLink, fileName, content }: Body): Promise<Links> {
  if (referralLink !== undefined || (links && content !== undefined)) throw refuseField('orderType', 'choice')
  if (!links) return (await readUpload({ fileName, content }, (text) => inTurns(referralLineSteps(text)))).good
  if (links.length === 0) throw refuseField('links', 'referralLinkRequired')
  const bad = await inTurns(badLinks(links))
  if (bad.length) throw new Refusal('VALIDATION', { fields: Object.fromEntries(bad.slice(0, 100)) })
  return links
}

function* badLinks(links: Links): Generator<undefined, [string, 'linkFormat'][]> {
  const bad: [string, 'linkFormat'][] = []
  for (const [index, { link }] of links.entries()) {
    if (!isReferralLink(link)) bad.push([`links.${index}.link`, 'linkFormat'])
    yield
  }
  return bad
}
