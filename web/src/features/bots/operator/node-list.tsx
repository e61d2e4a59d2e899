import type { BotNode } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { NodeCell } from './node-cell.tsx'

/** The machines that run bots; that there is none explains why nothing moves. */
export function NodeList({ nodes }: { nodes: readonly BotNode[] }) {
  const t = useOperatorTranslations()
  if (nodes.length === 0)
    return (
      <Alert tone="warning" title={t('operatorBots.noNodes')}>
        {t('operatorBots.noNodesText')}
      </Alert>
    )
  return (
    <ul aria-label={t('operatorBots.nodes')} className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {nodes.map((node) => (
        <NodeCell key={node.id} node={node} />
      ))}
    </ul>
  )
}
