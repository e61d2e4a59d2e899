import { PageLayout } from '#site/frame/page-layout.tsx'
import { usePage } from '#site/page-context.ts'
import { TextLayout } from './text-layout.tsx'
import { textMeta } from './text-meta.ts'

/** About, terms and privacy: texts with the day of their last change. The server fills them in. */
export function TextPage() {
  const { t } = usePage()
  return (
    <PageLayout about={textMeta}>
      <TextLayout facts={t('site.changedOn', { date: '{{text.changedDay}}' })} />
    </PageLayout>
  )
}
