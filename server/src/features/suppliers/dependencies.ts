import type { Config } from '#platform/config/config.ts'

export type SupplierDependencies = Pick<Config, 'secretsKeys' | 'demoPassword' | 'publicUrl' | 'botAllowHosts'>

/** What noting payments to suppliers needs: the daily cap that credits by hand have, too. */
export type MoneyDependencies = Pick<Config, 'depositLimits'>
