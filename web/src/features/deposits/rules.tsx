import { Children, type ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Section } from '#ui/section.tsx'

/** What one should know before sending, a line each. */
export function Rules({ rules }: { rules: readonly ReactNode[] }) {
  const t = useTranslations()
  return (
    <Section title={t('deposits.rules')}>
      <ul className="flex list-disc flex-col gap-2 pl-4 text-pretty text-ink-soft marker:text-ink-faint">
        {Children.map(rules, (rule) => (
          <li>{rule}</li>
        ))}
      </ul>
    </Section>
  )
}
