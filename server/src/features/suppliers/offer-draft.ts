import type { ServiceDraft } from '@runmart/contract/catalog'
import { type Language, languages } from '@runmart/contract/languages'
import type { FieldDraft, FieldKind } from '@runmart/contract/orders-fields'
import type { FieldSource, ImportRow } from '@runmart/contract/suppliers-sources'
import { translator } from '@runmart/i18n/server'
import type { StoredOffer } from './offer-queries.ts'
import { parseExact, serviceCost } from './price-rule.ts'
import { fieldsOfType } from './terms.ts'

/** The fields of offers that customers fill in, and their kinds. */
const kinds = {
  link: 'link',
  username: 'username',
  usernames: 'long-text',
  comments: 'long-text',
  groups: 'long-text',
  hashtags: 'long-text',
  hashtag: 'text',
  media: 'link',
  keywords: 'long-text',
  answer_number: 'number',
} as const satisfies Record<string, FieldKind>
type Asked = keyof typeof kinds

const isAsked = (name: string): name is Asked => Object.hasOwn(kinds, name)

const inEach = <T>(of: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>

/** A hidden service for an offer, with the supplier's texts until an operator writes better ones. */
export function draftOf(offer: StoredOffer, row: ImportRow, category: string): ServiceDraft {
  const name = shorten(plainText(offer.name), 80) || offer.id
  const description = shorten(plainText(offer.description), 1_000) || name
  const { price, minAmount, maxAmount } = row
  return {
    category,
    provider: 'OWNER_PROVIDE',
    serviceType: 'REFERRAL',
    mode: 'single',
    status: 'active',
    availability: null,
    price,
    billing: 'unit',
    minAmount,
    maxAmount,
    botId: null,
    cost: serviceCost(parseExact(row.cost)),
    visibility: 'hidden',
    fields: (fieldsOfType(offer.type) ?? []).filter(isAsked).map(fieldOf),
    texts: inEach(() => ({ name, description })),
  }
}

function fieldOf(name: Asked): FieldDraft {
  const texts = inEach((language) => {
    const t = translator(language)
    return { label: t(`supplierFields.${name}`), help: t(`supplierFieldHelp.${name}`), example: '' }
  })
  return { key: name, kind: kinds[name], required: true, texts, ...(name === 'answer_number' && { min: 1, max: 100 }) }
}

/** The field sources of a service created from an offer. */
export function mappingOf(type: string | null): Record<string, FieldSource> {
  const sources = (fieldsOfType(type) ?? []).map((name): [string, FieldSource] => [
    name,
    name === 'quantity' ? { from: 'amount' } : { from: 'input', key: name },
  ])
  return Object.fromEntries(sources)
}

/** Panels write HTML; this keeps only the text. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\s*(br|\/p|\/div|\/li)[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#0?39;/g, '’')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function shorten(text: string, longest: number): string {
  return text.length > longest
    ? `${text
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text
}
