import { texts } from '@runmart/contract/content-texts'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { TextEditor } from './text-editor.tsx'
import { titleOf } from './text-state.tsx'
import { useTextKind } from './use-text-kind.ts'

/** Edits a page or post of the public site. */
export default function TextPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const kind = useTextKind()
  const { slug = '' } = useParams()
  const view = useApi(texts.get, { params: { kind, slug } })
  const list = t(kind === 'page' ? 'operatorTexts.pages' : 'operatorTexts.blog')
  return (
    <>
      <title>{`${view.data ? titleOf(view.data.text, language) : list} · Runmart`}</title>
      <BackLink to={operatorPaths.texts(kind)}>{list}</BackLink>
      <Loaded
        view={view}
        skeleton={<BlocksSkeleton className="grid gap-4 lg:grid-cols-2" blocks={['h-[40rem]', 'h-[40rem]']} />}
      >
        {({ text }) => <TextEditor key={`${kind}/${slug}`} loaded={text} />}
      </Loaded>
    </>
  )
}
