import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { Money } from '#ui/money.tsx'

type Props = {
  amount: number
  /** Names the figure's subject for screen readers, which do not convey its place in the table. */
  name: string
  /** The entries that make up the figure, or the path of another page that explains it. */
  asked: Record<string, string> | string
  className?: string
}

/** The style of a figure that is a link. */
export const figureLinkStyles =
  'inline-flex min-h-6 items-center rounded-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11'

/** A sum that links to its ledger entries; zero has no link. */
export function FigureLink({ amount, name, asked, className }: Props) {
  const t = useOperatorTranslations()
  if (amount === 0) return <Money amount={0} className={classes('text-ink-faint', className)} />
  const isPage = typeof asked === 'string'
  return (
    <Link to={isPage ? asked : operatorPaths.reportEntries(asked)} className={classes(figureLinkStyles, className)}>
      <span className="sr-only">{isPage ? name : t('operatorReports.open', { name })}, </span>
      <Money amount={amount} />
    </Link>
  )
}
