import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { holdsWords } from '@runmart/contract/fold-text'
import { toSlug } from '@runmart/contract/latin-text'
import type { FieldKind } from '@runmart/contract/orders-fields'
import { checkInputs } from '@runmart/contract/orders-inputs'
import { isReferralLink, readBotLines, readReferralLines } from '@runmart/contract/orders-lines'
import { readDoneLines } from '@runmart/contract/orders-links'
import { shortenChange } from '#features/audit/whole-texts.ts'
import { readingMinutes } from '#features/content/texts/text-heads.ts'
import { splitText } from '#features/conversations/split-text.ts'
import { findContentCodes } from '#features/deposits/content-code.ts'
import { findNearlyRightCodes } from '#features/deposits/nearly-right-codes.ts'
import { parsePayer } from '#features/deposits/receive-transfers.ts'
import { renderIssue } from '#features/newsletter/render-issue.ts'
import { findConversationId } from '#features/notifications/telegram-answer.ts'
import { draftOf } from '#features/suppliers/offer-draft.ts'
import { parseContent, parseHeader } from '#outside/mail/parse-answer.ts'
import { parseReplyAddress } from '#outside/mail/reply-address.ts'
import { splitQuote } from '#outside/mail/split-quote.ts'
import { serverAnswer } from '#outside/mail/unsent-mail.ts'
import { maskKey } from '#outside/panel-v2/mask-key.ts'
import { partsOf } from '#outside/panel-v2/panel-client.ts'
import { offerOf } from '#outside/panel-v2/read-offer.ts'
import { stateOf } from '#outside/panel-v2/read-state.ts'
import { PanelError } from '#outside/panel-v2/send-action.ts'
import { streamCsv } from '#platform/csv.ts'
import { searchReadings, toSearchText } from '#platform/db/search-text.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { languageOf } from '#platform/http/language.ts'
import { contentDisposition } from '#platform/http/send-file.ts'
import { renderMarkdown } from '#platform/render-markdown.ts'
import { withoutSecrets } from '#platform/without-secrets.ts'
import { growthOf, LINEAR } from './growth-of.ts'

const offer = {
  id: '7',
  type: 'Default',
  category: '',
  rate: '1',
  min: 1,
  max: 9,
  canRefill: false,
  canCancel: false,
  goneAt: null,
} as const
const row = { offerId: '7', name: '', problem: null, price: 5, cost: '1.5', minAmount: 1, maxAmount: 9 }
const reader = { email: 'anna@example.com', language: 'en' } as const
const kinds: FieldKind[] = ['link', 'username', 'text', 'long-text', 'file', 'choice']
const mail = (type: string, text: string) => Buffer.from(`From: a@b.example\r\nContent-Type: ${type}\r\n\r\n${text}`)

/** Parsers of whole mails start anew for each line. */
const SLOW = new Set(['the header of a mail', 'a mail of text', 'a mail of HTML'])

/** Every reader of text from people or other programs, for a text of any length. A new reader belongs here. */
const readers: Record<string, (text: string) => unknown> = {
  'a cell of a table': (text) => buffer(streamCsv('en', [['Text', (it: string) => it]], [[text]])),
  'the header of a mail': (text) =>
    parseHeader(Buffer.from(`From: ${text}\r\nTo: ${text}\r\nAuthentication-Results: ${text}\r\n\r\n`)).catch(
      () => null,
    ),
  'a mail of text': (text) => parseContent(mail('text/plain', text)),
  'a mail of HTML': (text) => parseContent(mail('text/html', text)),
  'a quoted mail': (text) => splitQuote(text, 'no-reply@shop.example'),
  'an address to answer to': (text) => parseReplyAddress(`support+${text}@shop.example`, 'support@shop.example'),
  'an answer as messages': splitText,
  'what a mail server says': (text) => serverAnswer(`Mail failed: 550 ${text}`),
  'why a job failed': withoutSecrets,
  'a message in Telegram': findConversationId,
  'a state told by a supplier': (text) => stateOf({ status: text, charge: text, remains: text, currency: text }),
  'a service told by a supplier': (text) =>
    offerOf({ service: text, name: text, type: text, rate: text, min: text, max: text, desc: text }),
  'an error told by a supplier': (text) => new PanelError('refused', text),
  'states told by a supplier': (text) =>
    partsOf({ action: 'status', request: '', answer: `200 ${text}`, milliseconds: 1 })('1'),
  'a key in an answer': maskKey('k3y/of "the" shöp'),
  'an offer as a service': (text) => draftOf({ ...offer, name: text, description: text }, row, 'social'),
  'the memo of a transfer': (text) => [findContentCodes(text), parsePayer(text)],
  'a memo with slips': findNearlyRightCodes,
  'a link': isReferralLink,
  'lines of links': readReferralLines,
  'lines of a bot': readBotLines,
  'lines of progress': readDoneLines,
  'fields of an order': (text) =>
    checkInputs(
      kinds.map((kind) => ({ key: kind, kind, required: true, choices: [], hosts: [] })),
      Object.fromEntries(kinds.map((kind) => [kind, text])),
      false,
    ),
  'a text that is found': (text) => toSearchText([text]),
  'words that are searched': searchReadings,
  'a text that is filtered': (text) => holdsWords(text, 'a b'),
  'a title as an address': (text) => toSlug(text, 80),
  'the languages of a browser': languageOf,
  'the name of a file': contentDisposition,
  'a text on a page': escapeHtml,
  'a text in Markdown': (text) => renderMarkdown(text.slice(0, 20_000), { headings: 'linked' }),
  'how long a text is': (text) => readingMinutes('en', text),
  'a text that changed': (text) => shortenChange({ name: 'texts.en.body', before: `a ${text}`, after: `b ${text}` }),
  'an issue of the newsletter': (text) =>
    renderIssue({ subject: 'x', text }, reader, { publicUrl: 'https://shop.example', tokenSecret: 'x'.repeat(32) }),
}

/** Repetitions that attackers use to block a program. */
const pumps = [
  ...[
    'a',
    '0',
    ' ',
    '\n',
    '\t',
    '"',
    '<',
    '>',
    ',',
    ';',
    ':',
    '.',
    '-',
    '@',
    '/',
    '|',
    '\\',
    '*',
    '_',
    '[',
    '{',
    '\u0301',
  ],
  ...[
    '\r\n',
    'a ',
    '> a\n',
    'a@',
    '<a',
    '<br',
    '&lt;',
    'NAP',
    'CT tu 1',
    'From: a\n',
    'https://',
    '/messages/',
    '*a_',
    '-- \n',
  ],
]
const SIZE = 4_000

// Proves R79.
for (const [name, read] of Object.entries(readers))
  test(`it costs no more than its length: ${name}`, async () => {
    for (const pump of pumps) {
      const work = (size: number) => read(pump.repeat(size / pump.length))
      assert.ok((await growthOf(work, SLOW.has(name) ? SIZE / 10 : SIZE)) < LINEAR, JSON.stringify(pump))
    }
  })
