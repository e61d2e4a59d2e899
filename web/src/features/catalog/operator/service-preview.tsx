import type { OperatorService, Service } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import { ServiceCard, ServiceRow } from '#features/catalog/service-card.tsx'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { PreviewPane } from './preview-pane.tsx'
import { previewService } from './preview-service.ts'
import type { Draft } from './service-draft.ts'
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

/** The typed service as customers would get it, by language. */
export function usePreviewService({ service, draft }: Props): (language: Language) => Service {
  const { language: ownLanguage } = useLanguage()
  const t = useOperatorTranslations()
  const category = useCategories().find((it) => it.slug === draft.category)
  const blank = { name: t('operatorServices.previewName'), description: t('operatorServices.previewDescription') }
  return (language) => previewService(draft, language, { service, category, ownLanguage, blank })
}
