import { catalogPages, OperatorServicePage, pageParts } from '@runmart/contract/catalog-pages'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useKeptDraft } from '#ui/use-kept-draft.ts'
import { AddPicture } from './add-picture.tsx'
import { BesidePreview } from './beside-preview.tsx'
import { pageDraftOf, readPageDraft } from './page-draft.ts'
import { PagePreview } from './page-preview.tsx'
import { usePartLabels } from './use-part-labels.ts'

type Props = { serviceId: string; latest: OperatorServicePage }

/** The texts of a service's page, one language at a time, beside what customers will read. */
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
