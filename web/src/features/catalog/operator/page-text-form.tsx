import {
  catalogPages,
  MAX_PICTURE_BYTES,
  OperatorServicePage,
  pageParts,
  type ServicePageText,
  type ServicePageTexts,
} from '@runmart/contract/catalog-pages'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { useKeptDraft } from '#ui/use-kept-draft.ts'
import { BesidePreview } from './beside-preview.tsx'
import { PreviewPane } from './preview-pane.tsx'

type Props = { serviceId: string; latest: OperatorServicePage }

/** Edits the texts of a service's page, one language at a time, beside a preview. */
export function PageTextForm({ serviceId, latest }: Props) {
  const { language: ownLanguage } = useLanguage()
  const t = useOperatorTranslations()
  const [page, setPage] = useState(latest)
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const { draft, changes, version, change, discard, settle } = useKeptDraft({
    key: `service page ${serviceId}`,
    saved: pageDraftOf(page.texts),
    version: page.version,
  })
  const texts = readPageDraft(draft)
  const labels = usePartLabels()
  const { act } = useAct(catalogPages.saveServicePage, { untilFresh: true })
  return (
    <Form
      schema={OperatorServicePage}
      read={() => ({ texts, version })}
      label={t('operatorServices.pageText')}
      className="flex flex-col gap-4"
      onSubmit={async (body) => {
        const answer = await act({ params: { id: serviceId }, body })
        if (!answer.success)
          return answer.code === 'CONFLICT' ? { ...answer, error: t('operatorTexts.changedMeanwhile') } : answer
        setPage(answer.data.page)
        settle(draft, answer.data.page.version)
        return answer
      }}
    >
      {version !== page.version && <Alert tone="warning">{t('operatorTexts.changedMeanwhile')}</Alert>}
      <SegmentedControl
        label={t('operatorServices.pageLanguage')}
        name="language"
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <BesidePreview preview={<PagePreview serviceId={serviceId} text={texts[language]} language={language} />}>
        <Section title={languageNames[language]} description={t('operatorServices.pageHint')}>
          <div className="flex flex-col gap-5">
            {pageParts.map((part) => (
              <TextArea
                key={`${language}.${part}`}
                label={labels[part]}
                name={`texts.${language}.${part}`}
                lang={language}
                hint={part === 'questions' ? t('operatorServices.pageQuestionsHint') : undefined}
                value={draft[`texts.${language}.${part}`]}
                onChange={(event) => change({ [`texts.${language}.${part}`]: event.target.value })}
                rows={part === 'need' ? 5 : 9}
                limit={5_000}
                optional
              />
            ))}
            <AddPicture
              serviceId={serviceId}
              onAdded={(path) => {
                const line = `![${t('operatorServices.pictureAlt')}](${path})`
                const name = `texts.${language}.get` as const
                change((now) => ({ [name]: `${now[name].trimEnd()}\n\n${line}\n`.trimStart() }))
              }}
            />
          </div>
        </Section>
      </BesidePreview>
      <SaveBar
        changed={changes.length > 0}
        words={
          changes.length
            ? t('operatorServices.unsaved', { count: changes.length })
            : t('operatorServices.nothingChanged')
        }
        save={t('operatorServices.save')}
        discard={t('operatorServices.discard')}
        onDiscard={discard}
      />
    </Form>
  )
}

type PagePart = (typeof pageParts)[number]
type PageField = `texts.${Language}.${PagePart}`
/** The texts of a page in the form, keyed by their path in the contract. */
type PageDraft = Record<PageField, string>

const each = languages.flatMap((language) => pageParts.map((part) => [language, part] as const))

/** Converts saved texts to form fields. */
function pageDraftOf(texts: ServicePageTexts): PageDraft {
  return Object.fromEntries(
    each.map(([language, part]) => [`texts.${language}.${part}`, texts[language][part]]),
  ) as PageDraft
}

/** Converts form fields to texts for the contract to check. */
function readPageDraft(draft: PageDraft): ServicePageTexts {
  const textOf = (language: Language) => ({
    get: draft[`texts.${language}.get`],
    need: draft[`texts.${language}.need`],
    questions: draft[`texts.${language}.questions`],
  })
  return { en: textOf('en'), vi: textOf('vi'), ru: textOf('ru') }
}

/** Uploads a picture for a service's page; the text refers to it by path. */
function AddPicture({ serviceId, onAdded }: { serviceId: string; onAdded: (path: string) => void }) {
  const t = useOperatorTranslations()
  const { act, acting } = useAct(catalogPages.addPicture)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    if (file.size > MAX_PICTURE_BYTES) return setProblem(t('fields.pictureTooLarge'))
    const answer = await act({ params: { id: serviceId }, body: { content: await toBase64(file) } })
    if (answer.success) onAdded(answer.data.picture.path)
    else setProblem(answer.data?.fields?.content ?? answer.error)
  }
  return (
    <FileDrop
      label={t('operatorServices.picture')}
      name="picture"
      invitation={t('operatorServices.picture')}
      limits={t('operatorServices.pictureHint')}
      accept="image/png,image/jpeg,image/webp"
      busy={acting}
      error={problem}
      onFile={(file) => void send(file)}
    />
  )
}

const proseStyles =
  'mt-3 text-base/[26px] wrap-anywhere text-ink-soft [&_a]:text-brand [&_a]:underline [&_h3]:font-semibold [&_h3]:text-ink [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-lg [&_img]:border [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-5 [&>*+*]:mt-3'

type PagePreviewProps = { serviceId: string; text: ServicePageText; language: Language }

/** Previews the texts of a page; the server renders them in the same way as the page itself. */
function PagePreview({ serviceId, text, language }: PagePreviewProps) {
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
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders Markdown and escapes HTML */}
          <div className={proseStyles} dangerouslySetInnerHTML={{ __html: html?.[part] ?? '' }} />
        </section>
      ))}
    </div>
  )
}

function usePartLabels(): Record<(typeof pageParts)[number], string> {
  const t = useOperatorTranslations()
  return {
    get: t('operatorServices.pageGet'),
    need: t('operatorServices.pageNeed'),
    questions: t('operatorServices.pageQuestions'),
  }
}
