import {
  type OperatorService,
  providers,
  type Service,
  serviceStatuses,
  serviceTypes,
  units,
} from '@runmart/contract/catalog'
import type { OperatorCategory } from '@runmart/contract/catalog-categories'
import type { Language } from '@runmart/contract/languages'
import { type FieldDraft, presentField } from '@runmart/contract/orders-fields'
import { ServiceCard, ServiceRow } from '#features/catalog/service-card.tsx'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { readAmount } from '#ui/read-amount.ts'
import { PreviewPane } from './preview-pane.tsx'
import type { Draft } from './service-draft.ts'
import { signOf } from './service-sign.tsx'
import { readBrackets } from './typed-brackets.ts'
import { readFieldDrafts } from './typed-fields.ts'
import { useCategories } from './use-categories.ts'

type Props = { service: OperatorService | null; draft: Draft }

/** The service in the catalogue, as a card and as a row. */
export function ServicePreview(props: Props) {
  const serviceIn = usePreviewService(props)
  return (
    <PreviewPane>
      {(language) => {
        const marks = { isFavourite: false, isWaiting: false, onKeep: () => {}, onWait: () => {} }
        const shown = { service: serviceIn(language), ...marks }
        return (
          <div className="flex flex-col gap-4 p-4">
            <ul className="grid gap-3 sm:grid-cols-2">
              <ServiceCard {...shown} />
            </ul>
            <ul className="rounded-lg border border-line bg-surface">
              <ServiceRow {...shown} />
            </ul>
          </div>
        )
      }}
    </PreviewPane>
  )
}

/** The service in the form as customers would get it, by language. */
export function usePreviewService({ service, draft }: Props): (language: Language) => Service {
  const { language: ownLanguage } = useLanguage()
  const t = useOperatorTranslations()
  const category = useCategories().find((it) => it.slug === draft.category)
  const blank = { name: t('operatorServices.previewName'), description: t('operatorServices.previewDescription') }
  return (language) => previewService(draft, language, { service, category, ownLanguage, blank })
}

type Known = {
  /** Null for a new service. */
  service: OperatorService | null
  category: OperatorCategory | undefined
  /** The number format of the form. */
  ownLanguage: Language
  /** Placeholders for empty texts. */
  blank: { name: string; description: string }
}

/** Converts the form to a service as customers would get it. Skips values that it cannot parse yet. */
function previewService(draft: Draft, language: Language, known: Known): Service {
  const { service, category, ownLanguage, blank } = known
  const number = (text: string) => {
    const read = readAmount(ownLanguage, text)
    return read !== undefined && Number.isInteger(read) ? read : null
  }
  const one = <V extends string>(values: readonly [V, ...V[]], text: string): V =>
    values.find((it) => it === text) ?? values[0]
  const fields = readFieldDrafts(ownLanguage, draft.fields) as FieldDraft[]
  const brackets = readBrackets(ownLanguage, draft.brackets) as Service['brackets']
  const serviceType = one(serviceTypes, draft.serviceType)
  const billing = draft.billing === 'day' ? 'day' : 'unit'
  const availability = number(draft.availability)
  const status = one(serviceStatuses, draft.status)
  return {
    id: service?.id ?? '',
    slug: draft.slug,
    name: draft[`texts.${language}.name`].trim() || blank.name,
    description: draft[`texts.${language}.description`].trim() || blank.description,
    category: draft.category,
    categoryName: category?.draft.names[language] ?? draft.category,
    ...signOf({ picture: service?.picture ?? null, draft: { serviceType }, category }),
    provider: one(providers, draft.provider),
    serviceType,
    mode: draft.mode === 'multi' ? 'multi' : 'single',
    status: availability === 0 && status === 'active' ? 'sold_out' : status,
    stocked: service?.stocked ?? false,
    availability,
    price: number(draft.price) ?? 0,
    brackets: brackets.filter((it) => Number.isInteger(it.from) && Number.isInteger(it.price)),
    billing,
    unit: billing === 'day' ? 'day' : one(units, draft.unit),
    minAmount: number(draft.minAmount) ?? 1,
    maxAmount: number(draft.maxAmount) ?? 1,
    botId: draft.botId || null,
    // Fields may lack a key while they are edited, and the preview needs unique keys.
    fields: fields.map((field, at) => ({ ...presentField(field, language), key: String(at) })),
    warrantyDays: number(draft.warrantyDays),
    createdAt: '',
    stats: service?.stats ?? null,
    claimStats: null,
  }
}
