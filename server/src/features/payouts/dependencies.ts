import type { Config } from '#platform/config/config.ts'

/** What payouts need besides the database: the daily cap that credits by hand have, too. */
export type PayoutDependencies = Pick<Config, 'depositLimits'>
