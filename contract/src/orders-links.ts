import * as z from 'zod/mini'
import { endpoint, Id, Nothing } from './endpoint.ts'
import { UPLOAD_BODY } from './orders-forms.ts'
import { eachLine } from './orders-lines.ts'
import { OperatorOrder } from './orders-operator.ts'

/** Why a line of a progress file is invalid. */
export const doneLineProblems = ['format', 'twice', 'unknown', 'range'] as const
export type DoneLineProblem = (typeof doneLineProblems)[number]
export type BadDoneLine = { line: number; problem: DoneLineProblem }
/** How many are done for a link; `line` is the link's number. */
export type DoneLine = { line: number; done: number; at: number }

const doneLine = /^(\d{1,7}) *[|\t] *(\d{1,7}) *(?:[|\t].*)?$/

/** Reads `link number|done` lines; ignores text after a second bar, which the downloaded file has for people. */
export function readDoneLines(content: string): { lines: number; good: DoneLine[]; bad: BadDoneLine[] } {
  const good = new Map<number, DoneLine>()
  const bad: BadDoneLine[] = []
  const lines = eachLine(content, (text, at) => {
    const [, line, done] = doneLine.exec(text) ?? []
    if (line === undefined || done === undefined) bad.push({ line: at, problem: 'format' })
    else if (good.has(Number(line))) bad.push({ line: at, problem: 'twice' })
    else good.set(Number(line), { line: Number(line), done: Number(done), at })
  })
  return { lines, good: [...good.values()], bad }
}

/** Fits the longest possible list, including the columns that the download adds: `100000|1000000|1000000|`. */
export const MAX_LINKS_FILE_BYTES = 8 * 1024 * 1024

const step = { access: 'operator', right: 'orders', params: z.strictObject({ id: Id }) } as const
const File = z.strictObject({ content: z.string('uploadRequired') })

export const ordersLinks = {
  download: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/orders/{id}/links',
    summary: 'Download all links of an order as lines `number|done|amount|link`; it is on the audit log',
    data: Nothing,
    refusals: ['NOT_FOUND'],
  }),
  check: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/orders/{id}/links/check',
    summary: 'Check a file of `number|done` lines against the links of an order; nothing is changed',
    body: File,
    data: z.strictObject({
      /** How many links would move, and by how much together. */
      changed: z.int(),
      added: z.int(),
      /** How many lines are invalid; `bad` holds the first hundred. */
      badCount: z.int(),
      bad: z.array(z.strictObject({ line: z.int(), problem: z.enum(doneLineProblems) })),
    }),
    refusals: ['NOT_FOUND', 'TOO_LARGE'],
    largestBody: UPLOAD_BODY,
  }),
  save: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/orders/{id}/links',
    summary: 'Enter the progress of up to 100,000 links by a file; all of it or, with a bad line, nothing',
    body: File,
    data: z.strictObject({ order: OperatorOrder }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'ORDER_SENT_ON', 'ORDER_SCHEDULED', 'CUSTOMER_HELD', 'TOO_LARGE'],
    idempotent: true,
    largestBody: UPLOAD_BODY,
  }),
}
