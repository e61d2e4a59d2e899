import { FileX2 } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'

/** Where the results of a run were: they are deleted, as was announced. */
export function RunGone() {
  const t = useTranslations()
  return (
    <Section title={t('runConsole.results')} padded={false}>
      <Empty icon={FileX2} title={t('runConsole.gone')}>
        {t('runConsole.goneText')}
      </Empty>
    </Section>
  )
}
