import type { Config } from '#platform/config/config.ts'

export type SupplierDependencies = Pick<Config, 'secretsKeys' | 'demoPassword' | 'publicUrl' | 'botAllowHosts'>
