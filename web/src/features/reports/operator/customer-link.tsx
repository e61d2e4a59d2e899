import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { TextLink } from '#ui/text-link.tsx'

/** A customer's name, as a link if the operator may see customers. Closed accounts have no name. */
export function CustomerLink({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  const t = useOperatorTranslations()
  const may = useRights()
  if (!name) return <span className="text-ink-faint">{t('operatorReports.closedAccount')}</span>
  if (!may('customers')) return <span className="wrap-anywhere">{name}</span>
  return (
    <TextLink to={operatorPaths.customer(id)} className="wrap-anywhere">
      {name}
    </TextLink>
  )
}
