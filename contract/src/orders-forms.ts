import * as z from 'zod/mini'
import { OrderInputs } from './orders-fields.ts'
import { MAX_LINES, MAX_REFERRALS_PER_LINK } from './orders-lines.ts'
import { orderTypes } from './orders-states.ts'
import { wholeNumber } from './whole-number.ts'

const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'textTooLong'))
const needed = (problem: string, longest: number) =>
  z.string(problem).check(z.trim(), z.minLength(1, problem), z.maxLength(longest, 'textTooLong'))
const Amount = wholeNumber(1, 1_000_000)

export const runLimits = { least: 2, most: 100 } as const
export const Runs = wholeNumber(runLimits.least, runLimits.most)

const fields = {
  serviceId: needed('serviceRequired', 64),
  amount: Amount,
  contactInfo: needed('contactRequired', 200),
  note: z.optional(words(1_000)),
  discountCode: z.optional(words(32)),
  inputs: z.optional(OrderInputs),
  preOrder: z.optional(z.boolean()),
  /** The total that the customer saw: if the price differs now, the server charges nothing. */
  acceptTotal: z.optional(z.int('wholeNumber').check(z.gte(0, 'outOfRange'))),
}
/** Settings for the bot besides the lines, by name. */
export const BotSettings = z.optional(
  z.record(
    z.string().check(z.maxLength(40, 'textTooLong')),
    z.string().check(z.trim(), z.maxLength(2_000, 'textTooLong')),
  ),
)
/** How large a request with an upload may be: 5 MiB of text, escaped. */
export const UPLOAD_BODY = 12 * 1024 * 1024
export const FileName = z.string('uploadRequired').check(z.maxLength(255, 'textTooLong'))
const upload = { fileName: FileName, content: z.string('uploadRequired') }
const MAX_LINK_LENGTH = 2_000
const Link = z.strictObject({
  link: needed('referralLinkRequired', MAX_LINK_LENGTH),
  amount: wholeNumber(1, MAX_REFERRALS_PER_LINK),
})

/** A quick check for valid links: the schema needs most of a second for 100,000 of them. */
function readLink(item: unknown): z.infer<typeof Link> | null {
  if (typeof item !== 'object' || item === null || Object.keys(item).length !== 2) return null
  const { link, amount } = item as { link?: unknown; amount?: unknown }
  if (typeof link !== 'string' || typeof amount !== 'number') return null
  const trimmed = link.trim()
  const isInOrder = trimmed !== '' && trimmed.length <= MAX_LINK_LENGTH && Number.isInteger(amount) && amount >= 1
  if (!isInOrder || amount > MAX_REFERRALS_PER_LINK) return null
  // No copy of a valid item: the garbage of 100,000 links blocks other requests.
  return trimmed === link ? (item as z.infer<typeof Link>) : { link: trimmed, amount }
}

/** Checks links one by one, so that 100,000 wrong ones do not become as many issues. */
const Links = z.pipe(
  z.array(z.unknown()).check(z.maxLength(MAX_LINES, 'tooManyLines')),
  z.transform((items, context) => {
    const good: z.infer<typeof Link>[] = []
    for (const [index, item] of items.entries()) {
      const link = readLink(item)
      if (link) {
        good.push(link)
        continue
      }
      const read = z.safeParse(Link, item)
      if (read.success) good.push(read.data)
      else
        for (const { message, path, ...more } of read.error.issues) {
          const limit = 'maximum' in more ? { maximum: more.maximum } : {}
          context.issues.push({ code: 'custom', message, path: [index, ...path], input: item, ...limit })
        }
      if (context.issues.length >= 20) break
    }
    return good
  }),
)
const referral = {
  orderType: z.enum(orderTypes),
  referralLink: z.optional(words(2_000)),
  links: z.optional(Links),
  fileName: z.optional(FileName),
  content: z.optional(z.string()),
}

export const OrderForm = z.strictObject(fields)
export type OrderForm = z.infer<typeof OrderForm>
export const PartnerForm = z.strictObject({ data: OrderForm })
export const ReferralForm = z.strictObject({ ...fields, ...referral, amount: z.optional(Amount) })
export type ReferralForm = z.infer<typeof ReferralForm>
export const UploadForm = z.strictObject({ ...fields, ...upload, settings: BotSettings, amount: z.optional(Amount) })
export const UploadCheck = z.strictObject({
  serviceId: fields.serviceId,
  ...upload,
  /** The paid pre-order that these lines are for: no price applies, and the service need not be available. */
  preOrderId: z.optional(words(64)),
})
export const PreOrderRun = z.strictObject({
  preOrderId: needed('required', 64),
  fileName: z.optional(FileName),
  content: z.optional(z.string()),
  settings: BotSettings,
})

/** Changes to an order that has not begun; omitted fields stay. */
export const OrderEdit = z.strictObject({
  contactInfo: z.optional(fields.contactInfo),
  note: fields.note,
  inputs: fields.inputs,
})

/** Any of the forms above, filled in so far; a partner's form may come wrapped in `data`. */
export const QuoteForm = z.pipe(
  z.transform((it: unknown) => {
    const { data, ...rest } = (it ?? {}) as Record<string, unknown>
    return typeof data === 'object' && data !== null && Object.keys(rest).length === 0 ? data : it
  }),
  z.strictObject({
    ...fields,
    ...referral,
    settings: BotSettings,
    amount: z.optional(Amount),
    contactInfo: z.optional(words(200)),
    orderType: z.optional(z.enum(orderTypes)),
    /** The price of this many runs together. */
    runs: z.optional(Runs),
  }),
)
