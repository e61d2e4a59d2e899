import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

/** The tabs of public content: announcements, pages and blog. */
export function ContentTabs() {
  const t = useOperatorTranslations()
  const tabs = [
    { to: operatorPaths.content, label: t('operatorContent.announcements') },
    { to: operatorPaths.texts('page'), label: t('operatorTexts.pages') },
    { to: operatorPaths.texts('post'), label: t('operatorTexts.blog') },
  ]
  return <LinkTabs label={t('operatorShell.content')} tabs={tabs} />
}
