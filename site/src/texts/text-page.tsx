import { PageLayout } from '#site/frame/page-layout.tsx'
import { usePage } from '#site/page-context.ts'
import { dayText } from './day.tsx'
import { contentFolder, readText } from './read-text.ts'
import { TextLayout } from './text-layout.tsx'

/** About, terms and privacy: texts with the day of their last change. */
export function TextPage() {
  const { language, path, t } = usePage()
  const text = readText(contentFolder, `pages/${path}`, language)
  return (
    <PageLayout about={{ title: text.title, description: text.description }}>
      <TextLayout text={text} facts={t('site.changedOn', { date: dayText(language, text.date) })} />
    </PageLayout>
  )
}
