import { type TextKind, type Texts, texts } from '@runmart/contract/content-texts'
import type { Language } from '@runmart/contract/languages'
import { useRef, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { classes } from '#ui/classes.ts'
import { type PreviewWidth, PreviewWidthSwitch } from '#ui/preview-width-switch.tsx'
import { Section } from '#ui/section.tsx'
import { useDebounced } from '#ui/use-debounced.ts'

/** At half its size, so that a page has the room that it has on a desk. */
const desktopStyles = 'h-[200%] w-[200%] origin-top-left scale-50'
const phoneStyles = 'h-full w-full max-w-[390px] border-x border-line'

type Props = { kind: TextKind; slug: string; language: Language; written: Texts }

/**
 * The page that visitors would get, made by the server from the same template. In its frame no script runs and no link leads
 * anywhere.
 */
export function TextPreview({ kind, slug, language, written }: Props) {
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
    // Each change of a word makes the page anew: it stays where its writer looks.
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
