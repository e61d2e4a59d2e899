import type { ObjectStore } from '#outside/object-store/object-store.ts'

/** What exporting and closing need besides the database. */
export type AccountClosureDependencies = {
  publicUrl: string
  tokenSecret: string
  /** Where lines and results of ended orders are; null: in the database. */
  store: ObjectStore | null
}
