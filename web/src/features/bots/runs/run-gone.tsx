import { FileX2 } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'

/** Where the results of a run were: they are deleted, as was announced. */
export function RunGone() {
  const say = useSay()
  return (
    <Section title={say('runConsole.results')} padded={false}>
      <Empty icon={FileX2} title={say('runConsole.gone')}>
        {say('runConsole.goneText')}
      </Empty>
    </Section>
  )
}
