import type { SecretsKeys } from '#platform/sealed.ts'

export type StockDependencies = { secretsKeys: SecretsKeys }
