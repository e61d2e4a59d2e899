import { catalogPages, pageParts, type ServicePageText } from '@runmart/contract/catalog-pages'
import type { Language } from '@runmart/contract/languages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Section } from '#ui/section.tsx'
import { useDebounced } from '#ui/use-debounced.ts'

const proseStyles =
  'mt-2 wrap-anywhere text-ink-soft [&_a]:text-brand [&_a]:underline [&_h3]:font-semibold [&_h3]:text-ink [&_img]:rounded-lg [&_img]:border [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-5 [&>*+*]:mt-3'

type Props = {
  serviceId: string
  text: ServicePageText
  language: Language
  labels: Record<(typeof pageParts)[number], string>
}

/** The texts as customers will read them: rendered by the server, as the page itself is. */
export function PagePreview({ serviceId, text, language, labels }: Props) {
  const t = useOperatorTranslations()
  const body: ServicePageText = JSON.parse(useDebounced(JSON.stringify(text)))
  const { data, error } = useApi(
    catalogPages.previewServicePage,
    { params: { id: serviceId }, body },
    { keepPrevious: true },
  )
  const shown = pageParts.filter((part) => data?.[part])
  return (
    <Section title={t('operatorServices.pagePreview')}>
      {error && <p className="text-failed">{error}</p>}
      {data && shown.length === 0 && <p className="text-ink-faint">{t('operatorServices.pageNothing')}</p>}
      <div lang={language} className="flex flex-col gap-6">
        {shown.map((part) => (
          <section key={part}>
            <h3 className="text-[15px]/[22px] font-semibold text-ink">{labels[part]}</h3>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown; HTML in that is text */}
            <div className={proseStyles} dangerouslySetInnerHTML={{ __html: data?.[part] ?? '' }} />
          </section>
        ))}
      </div>
    </Section>
  )
}
