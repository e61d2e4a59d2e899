import { stock } from '@runmart/contract/stock'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import type { StockKeeper } from '../stock-keeper.ts'

/** The signed-in operator as the keeper of a stock. */
export function useOperatorKeeper(): StockKeeper {
  const t = useOperatorTranslations()
  const may = useRights()
  return {
    ...stock,
    orderPath: may('orders') ? operatorPaths.order : null,
    reasonHint: t('operatorStock.withdrawHint'),
  }
}
