import { twoFactorSecrets } from '#features/accounts/index.ts'
import { shopSecrets } from '#features/bots/index.ts'
import { orderInputs } from '#features/orders/index.ts'
import { sealedPlanSettings } from '#features/repeats/index.ts'
import { sealedGoods } from '#features/stock/index.ts'
import { sealedSupplierKeys } from '#features/suppliers/index.ts'
import type { SealedColumn } from '#platform/sealed.ts'

/** All encrypted columns. A missing one would not be re-encrypted, and would be lost with its key. */
export const sealedColumns: readonly SealedColumn[] = [
  twoFactorSecrets,
  shopSecrets,
  orderInputs.sealedSettings,
  sealedPlanSettings,
  ...sealedGoods,
  sealedSupplierKeys,
]
