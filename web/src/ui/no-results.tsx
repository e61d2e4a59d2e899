import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

type Props = {
  /** How many there are on other pages. */
  total: number
  narrowed: boolean
  noMatch: { title: string; text: string }
  onReset: () => void
  onFirst: () => void
  /** What to say while there is nothing at all yet. */
  children: ReactNode
}

/** A list with nothing to show: past its end, nothing that matches, or nothing at all yet. */
export function NoResults({ total, narrowed, noMatch, onReset, onFirst, children }: Props) {
  const t = useTranslations()
  if (total === 0 && !narrowed) return children
  const [title, text, act, words] =
    total > 0
      ? [t('lists.pastEnd'), null, onFirst, t('lists.firstPage')]
      : [noMatch.title, noMatch.text, onReset, t('lists.reset')]
  return (
    <Empty
      icon={SearchX}
      title={title}
      className="py-16"
      action={
        <Button size="sm" onClick={act}>
          {words}
        </Button>
      }
    >
      {text}
    </Empty>
  )
}
