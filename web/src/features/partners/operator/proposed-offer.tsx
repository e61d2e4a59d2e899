import { catalogCategories } from '@runmart/contract/catalog-categories'
import type { OperatorProposal } from '@runmart/contract/partners-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'
import { factsOfProposal } from './proposal-changes.ts'

/** What is offered for how much; what would change stands out, with what it is now. */
export function ProposedOffer({ proposal }: { proposal: OperatorProposal }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(catalogCategories.categories)
  const categoryName = (slug: string) => data?.items.find((it) => it.slug === slug)?.draft.names[language] ?? slug
  const facts = factsOfProposal(proposal, { t, language, categoryName })
  const isSame = !proposal.isNew && facts.every((it) => it.before === null)
  return (
    <Section
      title={t(proposal.isNew ? 'operatorProposals.offer' : 'operatorProposals.changed')}
      {...(isSame && { description: t('operatorProposals.unchanged') })}
      padded={false}
    >
      <dl className="divide-y divide-line text-[13px]">
        {facts.map(({ label, before, after, moved }) => (
          <div
            key={label}
            className={classes(
              'flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2',
              before !== null && 'bg-pending-soft',
            )}
          >
            <dt className={before === null ? 'text-ink-faint' : 'text-ink-soft'}>{label}</dt>
            <dd className="wrap-anywhere text-ink tabular-nums">
              {before !== null && <span className="text-ink-soft">{before} → </span>}
              <span className="font-semibold">{after}</span>
              {moved && <span className="text-ink-soft"> ({moved})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
