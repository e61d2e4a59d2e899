import { type ServiceDraft, serviceStatuses, units } from '@runmart/contract/catalog'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import type { Draft } from './service-draft.ts'
import { ServiceStatus } from './service-status.tsx'
import { draftPriceText, useServiceLabels } from './use-service-labels.ts'

/** The service as customers will read it, in any language, while it is being typed. */
export function ServicePreview({ draft }: { draft: Draft }) {
  const { language: ownLanguage } = useLanguage()
  const t = useOperatorTranslations()
  const { format } = useServiceLabels()
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const price = readAmount(ownLanguage, draft.price)
  const left = readAmount(ownLanguage, draft.availability)
  const billing: ServiceDraft['billing'] = draft.billing === 'day' ? 'day' : 'unit'
  const unit = units.find((it) => it === draft.unit)
  const status = serviceStatuses.find((it) => it === draft.status) ?? 'active'
  return (
    <Section title={t('operatorServices.preview')}>
      <SegmentedControl
        label={t('operatorServices.previewLanguage')}
        name="previewLanguage"
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <div className="mt-4 rounded-lg border border-line-strong p-4">
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{format('category', draft.category)}</Badge>
          {status !== 'active' && <ServiceStatus status={status} />}
        </div>
        <p lang={language} className="mt-2 font-bold wrap-anywhere text-ink">
          {draft[`texts.${language}.name`].trim() || (
            <span className="text-ink-faint">{t('operatorServices.previewName')}</span>
          )}
        </p>
        <p lang={language} className="mt-1 text-[13px] text-pretty wrap-anywhere whitespace-pre-line text-ink-soft">
          {draft[`texts.${language}.description`].trim() || (
            <span className="text-ink-faint">{t('operatorServices.previewDescription')}</span>
          )}
        </p>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 tabular-nums">
          <span className="font-bold text-ink">
            {draftPriceText(t, ownLanguage, { price: price || 0, billing, ...(unit && { unit }) })}
          </span>
          {left !== undefined && Number.isInteger(left) && (
            <span className="text-[13px] text-ink-faint">{t('services.left', { count: left })}</span>
          )}
        </p>
      </div>
    </Section>
  )
}
