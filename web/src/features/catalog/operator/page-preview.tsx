import { catalogPages, pageParts, type ServicePageText } from '@runmart/contract/catalog-pages'
import type { Language } from '@runmart/contract/languages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { PreviewPane } from './preview-pane.tsx'
import { usePartLabels } from './use-part-labels.ts'

const proseStyles =
  'mt-3 text-base/[26px] wrap-anywhere text-ink-soft [&_a]:text-brand [&_a]:underline [&_h3]:font-semibold [&_h3]:text-ink [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-lg [&_img]:border [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-5 [&>*+*]:mt-3'

type Props = { serviceId: string; text: ServicePageText; language: Language }

/** The texts as customers will read them: rendered by the server, as the page itself is. */
export function PagePreview({ serviceId, text, language }: Props) {
  const body: ServicePageText = JSON.parse(useDebounced(JSON.stringify(text)))
  const { data, error } = useApi(
    catalogPages.previewServicePage,
    { params: { id: serviceId }, body },
    { keepPrevious: true },
  )
  return (
    <PreviewPane language={language}>{() => (error ? <Problem>{error}</Problem> : <Parts html={data} />)}</PreviewPane>
  )
}

function Problem({ children }: { children: string }) {
  return <p className="p-5 text-failed">{children}</p>
}

function Parts({ html }: { html: ServicePageText | undefined }) {
  const t = useOperatorTranslations()
  const labels = usePartLabels()
  const shown = pageParts.filter((part) => html?.[part])
  return (
    <div className="flex flex-col gap-10 p-5">
      {html && shown.length === 0 && <p className="text-ink-faint">{t('operatorServices.pageNothing')}</p>}
      {shown.map((part) => (
        <section key={part}>
          <h2 className="text-lg/[26px] font-semibold text-ink">{labels[part]}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown; HTML in that is text */}
          <div className={proseStyles} dangerouslySetInnerHTML={{ __html: html?.[part] ?? '' }} />
        </section>
      ))}
    </div>
  )
}
