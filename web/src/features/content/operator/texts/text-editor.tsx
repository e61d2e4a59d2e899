import {
  type EditedText,
  missingWords,
  type TextKind,
  Texts,
  textAddress,
  texts,
} from '@runmart/contract/content-texts'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { classes } from '#ui/classes.ts'
import { Form } from '#ui/form.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type PreviewWidth, PreviewWidthSwitch } from '#ui/preview-width-switch.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { useKeptDraft } from '#ui/use-kept-draft.ts'
import { type EditorAction, EditorBar } from './editor-bar.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { TextActions } from './text-actions.tsx'
import { draftOf, textsOf } from './text-draft.ts'
import { TextFields } from './text-fields.tsx'
import { TextState, titleOf } from './text-state.tsx'

const Written = z.strictObject({ texts: Texts })

/** Edits a text, one language at a time, beside a preview of the public page. */
export function TextEditor({ loaded }: { loaded: EditedText }) {
  const { language: ownLanguage } = useLanguage()
  const t = useOperatorTranslations()
  const words = useTranslations()
  const [text, setText] = useState(loaded)
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const [isPublishing, setPublishing] = useState(false)
  const { kind, slug } = text
  const { draft, changes, version, change, discard, settle } = useKeptDraft({
    key: `text ${kind}/${slug}`,
    saved: draftOf(text.texts),
    version: text.version,
  })
  const pressed = useRef<EditorAction>('save')
  const params = { kind, slug }
  const { act } = useAct(texts.save, { untilFresh: true })
  const written = textsOf(draft)
  const isOutdated = version !== text.version

  const save = async (body: { version: number; texts: Texts }) => {
    const answer = await act({ params, body })
    if (!answer.success)
      return answer.code === 'CONFLICT' ? { ...answer, error: t('operatorTexts.changedMeanwhile') } : answer
    settle(draft, answer.data.text.version)
    setText(answer.data.text)
    return answer
  }

  const submit = async ({ texts: checked }: z.infer<typeof Written>) => {
    const missing = pressed.current === 'publish' ? missingWords(checked) : []
    if (missing.length) {
      const fields = Object.fromEntries(missing.map((it) => [it, words('fields.required')]))
      setLanguage(languages.find((it) => missing[0]?.startsWith(`texts.${it}.`)) ?? language)
      const error = t('operatorTexts.incomplete')
      return { success: false, status: 400, code: 'VALIDATION', message: error, error, data: { fields } } as const
    }
    const answer = changes.length ? await save({ version, texts: checked }) : null
    if (pressed.current === 'publish' && (answer?.success ?? true)) setPublishing(true)
    return answer
  }

  return (
    <>
      <PageHeader
        title={titleOf(text, ownLanguage)}
        description={<span className="wrap-anywhere">{textAddress('en', kind, slug)}</span>}
        actions={
          <>
            <TextState text={text} />
            <TextActions
              text={text}
              hasChanges={changes.length > 0}
              onChanged={(changed) => {
                discard()
                setText(changed)
              }}
              onChosen={(old) => change(draftOf(old))}
            />
          </>
        }
      />
      {isOutdated && (
        <Alert tone="warning" className="mb-4">
          {t('operatorTexts.changedMeanwhile')}
        </Alert>
      )}
      <Form
        schema={Written}
        read={() => ({ texts: written })}
        label={t('operatorTexts.text')}
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <SegmentedControl
          label={t('operatorTexts.language')}
          name="language"
          bare
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        />
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Section title={languageNames[language]} description={t('operatorTexts.languageHint')} className="min-w-0">
            {languages.map((it) => (
              <TextFields key={it} language={it} draft={draft} change={change} hidden={it !== language} />
            ))}
          </Section>
          <div className="min-w-0 xl:sticky xl:top-20">
            <TextPreview kind={kind} slug={slug} language={language} written={written} />
          </div>
        </div>
        <EditorBar
          changes={changes.length}
          text={text}
          onDiscard={discard}
          onPress={(action) => {
            pressed.current = action
          }}
        />
      </Form>
      <PublishDialog
        key={String(isPublishing)}
        text={text}
        open={isPublishing}
        onClose={() => setPublishing(false)}
        onPublished={setText}
      />
    </>
  )
}

/** Half size, so that the page has the width of a desktop screen. */
const desktopStyles = 'h-[200%] w-[200%] origin-top-left scale-50'
const phoneStyles = 'h-full w-full max-w-[390px] border-x border-line'

type Props = { kind: TextKind; slug: string; language: Language; written: Texts }

/** The public page, rendered by the server from the same template. In its frame scripts and links do not work. */
function TextPreview({ kind, slug, language, written }: Props) {
  const t = useOperatorTranslations()
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const body = JSON.parse(useDebounced(JSON.stringify({ language, texts: written })))
  const { data, error } = useApi(texts.preview, { params: { kind, slug }, body }, { keepPrevious: true })
  const settle = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    page.documentElement.classList.toggle('dark', document.documentElement.classList.contains('dark'))
    page.addEventListener('click', (event) => event.preventDefault())
    // Every change renders the page again: keep its scroll position.
    page.defaultView?.scrollTo(0, scrolled.current)
    page.addEventListener('scroll', () => {
      scrolled.current = page.defaultView?.scrollY ?? 0
    })
  }
  return (
    <Section
      title={t('operatorTexts.preview')}
      padded={false}
      action={<PreviewWidthSwitch value={width} onChange={setWidth} />}
    >
      {error && <p className="p-5 text-failed">{error}</p>}
      <div className="h-[calc(100dvh-18rem)] min-h-96 overflow-hidden rounded-b-lg">
        <iframe
          ref={frame}
          title={t('operatorTexts.preview')}
          srcDoc={data?.html ?? ''}
          sandbox="allow-same-origin"
          onLoad={settle}
          className={classes('mx-auto block', width === 'desktop' ? desktopStyles : phoneStyles)}
        />
      </div>
    </Section>
  )
}
